import { fromPromise } from 'xstate';
import {
  type Errand,
  errandsMachine,
  type Note,
} from '../../../machines/formSubmissions/machine.ts';
import {
  closeAccount,
  forgetCard,
  sendNote,
  subscribe,
} from '../../adapters/graphql/operations/errands.ts';
import { estimate } from './estimate.ts';
import { safely } from './safely.ts';
import type { World } from './world.ts';

/** The ports of the small forms: one mutation for each, and an estimate. */
export function wireErrands(world: World) {
  const { client, typed, report } = world;
  async function run(errand: Errand): Promise<void> {
    if (errand.kind === 'closeAccount') return closeAccount(client());
    if (errand.kind === 'subscribe') return subscribe(client(), errand.isSubscribed);
    if (errand.kind === 'forgetCard') return forgetCard(client(), errand.hash);
    if (errand.kind === 'estimate') return estimate(world, errand.cartId, errand.place);
    return sendNote(client(), errand.note);
  }

  return errandsMachine.provide({
    actors: {
      sendNote: fromPromise<void, Note | null>(async ({ input }) => {
        if (input) await sendNote(client(), input);
      }),
      runErrand: fromPromise<void, Errand | null>(async ({ input }) => {
        if (input) await run(input);
      }),
    },
    actions: { forgetTyped: safely(() => typed.clear(), report) },
  });
}
