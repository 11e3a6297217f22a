import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { type AppActor, AppActorProvider } from '../../src/actors/AppActor.ts';
import { DEFAULT_ENVIRONMENT, EnvironmentProvider } from '../../src/actors/useEnvironment.ts';
import { useIsOffline } from '../../src/actors/useIsOffline.ts';
import {
  DocumentSnapshotsProvider,
  documentSnapshots,
  useSelector,
} from '../../src/actors/useSelector.ts';

const counterMachine = setup({
  types: { context: {} as { flowers: number; vases: number } },
}).createMachine({
  context: { flowers: 1, vases: 1 },
  on: {
    flower: { actions: assign({ flowers: ({ context }) => context.flowers + 1 }) },
    vase: { actions: assign({ vases: ({ context }) => context.vases + 1 }) },
  },
});

/** A component on a server's document, whose actor moves on before hydration. */
async function hydrateAfter(before: 'flower' | 'vase') {
  const actor = createActor(counterMachine).start();
  const snapshots = documentSnapshots([actor]);
  const shown: number[] = [];
  const problems: unknown[] = [];
  function Flowers() {
    const flowers = useSelector(actor, ({ context }) => context.flowers);
    shown.push(flowers);
    return <p>{flowers}</p>;
  }
  const shop = (
    <DocumentSnapshotsProvider value={snapshots}>
      <Flowers />
    </DocumentSnapshotsProvider>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(shop);
  shown.length = 0;
  actor.send({ type: before });
  await act(async () => {
    hydrateRoot(place, shop, { onRecoverableError: (error) => void problems.push(error) });
  });
  return { actor, place, shown, problems };
}

afterEach(() => document.body.replaceChildren());

it('Hydration: renders a component once when the data it reads equals that of the document', async () => {
  const { shown, problems } = await hydrateAfter('vase');
  expect({ shown, problems }).toEqual({ shown: [1], problems: [] });
});

it('Hydration: renders a component again when the data it reads has changed since the document', async () => {
  const { place, shown, problems } = await hydrateAfter('flower');
  expect({ shown, problems }).toEqual({ shown: [1, 2], problems: [] });
  expect(place.textContent).toBe('2');
});

it('Hydration: shows changes of an actor that happen after hydration', async () => {
  const { actor, place } = await hydrateAfter('vase');
  await act(async () => actor.send({ type: 'flower' }));
  expect(place.textContent).toBe('2');
});

it('Hydration: shows the shop as online like the document, then that the browser is offline', async () => {
  const app = createActor(setup({}).createMachine({})).start() as unknown as AppActor;
  const shown: boolean[] = [];
  const problems: unknown[] = [];
  function Note() {
    const isOffline = useIsOffline();
    shown.push(isOffline);
    return isOffline ? <p>Offline</p> : <b>Online</b>;
  }
  const shop = (
    <EnvironmentProvider value={{ ...DEFAULT_ENVIRONMENT, isOnline: () => false }}>
      <AppActorProvider value={app}>
        <DocumentSnapshotsProvider value={documentSnapshots([app])}>
          <Note />
        </DocumentSnapshotsProvider>
      </AppActorProvider>
    </EnvironmentProvider>
  );
  const place = document.body.appendChild(document.createElement('div'));
  // The server's host counts as offline, so that no failed query is retried.
  place.innerHTML = renderToString(shop);
  expect(place.textContent).toBe('Online');
  shown.length = 0;
  await act(async () => {
    hydrateRoot(place, shop, { onRecoverableError: (error) => void problems.push(error) });
  });
  expect({ shown, problems }).toEqual({ shown: [false, true], problems: [] });
  expect(place.textContent).toBe('Offline');
});
