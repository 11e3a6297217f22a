import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { RouteResponse } from '../../machines/domain.ts';
import { pageMachine } from '../../machines/page/machine.ts';

/** The address to which this redirect leads a shopper who came with ?page=2. */
async function redirectTarget(url: string): Promise<string> {
  let led = '';
  const actor = createActor(
    pageMachine.provide({
      actors: {
        resolvePath: fromPromise<RouteResponse, { path: string }>(async () => ({
          kind: 'redirect',
          code: 301,
          url,
        })),
      },
      actions: {
        sendToActor: () => {},
        replacePath: (_, params) => {
          led = params.url;
        },
      },
      guards: { isSignedIn: () => false },
    }),
    { input: { needs: {} } },
  ).start();
  actor.send({ type: 'location.changed', path: '/old', search: '?page=2' });
  await waitFor(actor, (snapshot) => snapshot.matches({ navigating: 'redirecting' }));
  return led;
}

it('Page: a redirect carries the query along, before the fragment', async () => {
  expect(await redirectTarget('/new.html')).toBe('/new.html?page=2');
  expect(await redirectTarget('/new.html#reviews')).toBe('/new.html?page=2#reviews');
  expect(await redirectTarget('/new.html?sort=price')).toBe('/new.html?sort=price');
});
