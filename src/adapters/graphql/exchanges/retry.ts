import { retryExchange as urqlRetry } from '@urql/exchange-retry';

/**
 * Sends a query again that the network lost: five sends in all, the first gap between 300 and
 * 500 ms, later ones growing, and only while the browser is online (spec §7, readings 21).
 * Mutations are never repeated: an addition or a payment is not repeatable.
 */
export const retryExchange = (isOnline: () => boolean) =>
  urqlRetry({
    initialDelayMs: 200,
    maxDelayMs: 5_000,
    randomDelay: true,
    maxNumberAttempts: 5,
    retryIf: ({ networkError }, { kind }) =>
      kind === 'query' && Boolean(networkError) && isOnline(),
  });
