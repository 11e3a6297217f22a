import { useContext } from 'react';
import type { Tokenise } from '../lib/money/card.ts';
import { EnvironmentContext } from './useEnvironment.ts';

/** Returns the function that exchanges a card for a nonce at the card processor. */
export function useTokenise(): Tokenise {
  return useContext(EnvironmentContext).tokenise;
}
