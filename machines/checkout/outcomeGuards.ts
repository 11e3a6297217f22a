import type { PlaceOrderOutput } from '../order/setup.ts';
import { submissionGuards } from '../submission.ts';

/** The checkout's guards on the outcome of a submitted step, and of an order. */
export const outcomeGuards = {
  ...submissionGuards,
  isChanged: (_: unknown, { outcome }: PlaceOrderOutput) => outcome === 'changed',
  isMethodLost: (_: unknown, { outcome }: PlaceOrderOutput) => outcome === 'methodLost',
  isPlaced: (_: unknown, { outcome }: PlaceOrderOutput) => outcome === 'placed',
  isAccepted: (_: unknown, { outcome, failure }: PlaceOrderOutput) =>
    outcome === 'placed' && failure === null,
  isUnknown: (_: unknown, { outcome }: PlaceOrderOutput) => outcome === 'unknown',
  isAbsent: (_: unknown, { outcome }: PlaceOrderOutput) => outcome === 'absent',
  hadNoPaymentToVerify: (_: unknown, { outcome }: PlaceOrderOutput) => outcome === 'nothing',
};
