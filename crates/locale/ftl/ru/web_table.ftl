### Words of the table on the page.
