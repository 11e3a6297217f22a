import { expect, it } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, createActor, setup } from 'xstate';
import { checkoutMachine } from '../../machines/checkout/machine.ts';
import { drawerMachine } from '../../machines/drawer/machine.ts';
import { noticing } from '../support/noticing.ts';
import { isSent } from '../support/readByShopper.ts';

/** What a shopper could see of a machine that hears these events. */
function seenOf(machine: AnyStateMachine, events: { type: string }[]): string[] {
  const { seen, hear } = noticing(machine);
  const actor = createActor(machine, {
    inspect: (heard) => {
      if (heard.type !== '@xstate.microstep') return;
      const { _transitions } = heard as unknown as { _transitions: object[] };
      hear(_transitions, heard.snapshot as AnyMachineSnapshot);
    },
  });
  actor.start();
  for (const event of events) actor.send(event as never);
  actor.stop();
  return [...seen];
}

it('what changes the tags is seen', () => {
  expect(seenOf(drawerMachine, [{ type: 'drawer.open' }, { type: 'drawer.close' }])).toEqual([
    'drawer.closed drawer.open #0',
    'drawer.open drawer.close #0',
  ]);
});

it('what a screen sees to before anything is sent is met by no shopper', () => {
  const isWithout = ({ event }: { event: { type: string; isWithout?: boolean } }) =>
    event.isWithout === true;
  const machine = setup({ guards: { isCartMissing: isWithout } }).createMachine({
    id: 'checkout',
    initial: 'editing',
    states: {
      editing: {
        on: { 'paymentMethod.submit': [{ guard: 'isCartMissing', target: 'over' }, 'over'] },
      },
      over: { tags: 'order' },
    },
  });
  const type = 'paymentMethod.submit';
  expect(seenOf(machine, [{ type, isWithout: true } as never])).toEqual([]);
  expect(seenOf(machine, [{ type }])).toEqual(['checkout.editing paymentMethod.submit #1']);
  expect(checkoutMachine.implementations.guards).toMatchObject({
    isCartMissing: expect.any(Function),
    isEmailMissing: expect.any(Function),
  });
});

it('what nothing in the shop sends is seen by no shopper', () => {
  const sent = ['checkout.begin', 'network.offline', 'cart.read', 'xstate.init', ''];
  const unsent = ['checkout.cancel', 'receipt.reset'];
  expect([...sent, ...unsent].filter(isSent)).toEqual(sent);
});
