### Words of the result, the replay viewer and the analysis board.
