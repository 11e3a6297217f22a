/** Delay before a request that failed just after the network came back is retried once, in ms. */
export const AGAIN = 1_000;
