### Words of the rules reader.
