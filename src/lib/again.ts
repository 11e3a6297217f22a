/** After how long what failed on a network that has only just been found is tried once more, in ms. */
export const AGAIN = 1_000;
