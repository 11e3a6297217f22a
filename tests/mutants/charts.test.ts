import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { cartAdoptionMachine } from '../../machines/cart/adoption.ts';
import { cartMachine } from '../../machines/cart/machine.ts';
import { cartOperationMachine } from '../../machines/cart/operation.ts';
import { checkoutMachine } from '../../machines/checkout/machine.ts';
import { placeOrderMachine } from '../../machines/order/place.ts';
import { verifyOrderMachine } from '../../machines/order/verify.ts';
import { ADOPTION_ROUNDS, CART_ROUNDS, OPERATION_ROUNDS } from './cartRounds.ts';
import { CHECKOUT_ROUNDS, ORDER_ROUNDS, VERIFY_ROUNDS } from './checkoutRounds.ts';
import { alone } from './mutantsOf.ts';
import { sendToActor } from './stories.ts';
import { survivorsOf } from './survivorsOf.ts';

const CHARTS = [
  { machine: checkoutMachine, rounds: CHECKOUT_ROUNDS },
  { machine: placeOrderMachine, rounds: ORDER_ROUNDS },
  { machine: verifyOrderMachine, rounds: VERIFY_ROUNDS },
  { machine: cartMachine, rounds: CART_ROUNDS },
  { machine: cartOperationMachine, rounds: OPERATION_ROUNDS },
  { machine: cartAdoptionMachine, rounds: ADOPTION_ROUNDS },
];

describe.each(CHARTS)('$machine.id', ({ machine, rounds }) => {
  it('does what its story says', async () => {
    const story = rounds.flatMap((round) => [...sendToActor(alone(machine), round)]);
    await expect(`${story.join('\n')}\n`).toMatchFileSnapshot(`stories/${machine.id}.txt`);
  }, 180_000);
});

describe('with any transition, guard or action left out', () => {
  const rows: { machine: string; mutants: number; noticed: number; survivors: string[] }[] = [];
  const began = performance.now();

  it.each(CHARTS)(
    '$machine.id does otherwise',
    ({ machine, rounds }) => {
      const { mutants, survivors } = survivorsOf(machine, rounds);
      rows.push({ machine: machine.id, mutants, noticed: mutants - survivors.length, survivors });
      expect(survivors.length, survivors.join('\n')).toBeLessThanOrEqual(mutants * 0.05);
    },
    180_000,
  );

  afterAll(() => {
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    mkdirSync('.cache/mutants', { recursive: true });
    writeFileSync('.cache/mutants/charts.json', JSON.stringify({ seconds, rows }));
  });
});
