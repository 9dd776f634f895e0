### Words of the tutorial.
