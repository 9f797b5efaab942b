# Play against the program.
