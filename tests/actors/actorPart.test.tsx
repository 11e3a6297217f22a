import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { assign, createActor, setup, spawnChild, stopChild } from 'xstate';
import { type AppActor, AppActorProvider, useActorPart } from '../../src/actors/AppActor.ts';

const wishListMachine = setup({
  types: { context: {} as { wishedSkus: string[] } },
}).createMachine({
  context: { wishedSkus: [] },
  on: { wish: { actions: assign({ wishedSkus: ['FL-B-01'] }) } },
});

/** A root that starts and stops the wish list when it is told to. */
const rootMachine = setup({ actors: { wishList: wishListMachine } }).createMachine({
  on: {
    start: { actions: spawnChild('wishList', { id: 'wishList', systemId: 'wishList' }) },
    stop: { actions: stopChild('wishList') },
  },
});

afterEach(cleanup);

/** Shows the number of wishes; `shown` lists the number of each rendering. */
function showWishes() {
  const root = createActor(rootMachine).start();
  const shown: number[] = [];
  function Wishes() {
    const count = useActorPart('wishList', ({ context }) => context.wishedSkus.length, 0);
    shown.push(count);
    return <p>{count}</p>;
  }
  render(
    <AppActorProvider value={root as unknown as AppActor}>
      <Wishes />
    </AppActorProvider>,
  );
  return { root, shown };
}

it('A part of an actor: is not rendered again when the actor starts or stops without changing it', () => {
  const { root, shown } = showWishes();
  act(() => root.send({ type: 'start' }));
  act(() => root.send({ type: 'stop' }));
  act(() => root.send({ type: 'start' }));
  expect(shown).toEqual([0]);
});

it('A part of an actor: is rendered again when it changes, when the actor stops and after a restart', () => {
  const { root, shown } = showWishes();
  act(() => root.send({ type: 'start' }));
  act(() => root.system.get('wishList').send({ type: 'wish' }));
  expect(shown).toEqual([0, 1]);
  act(() => root.send({ type: 'stop' }));
  expect(shown).toEqual([0, 1, 0]);
  act(() => root.send({ type: 'start' }));
  act(() => root.system.get('wishList').send({ type: 'wish' }));
  expect(shown).toEqual([0, 1, 0, 1]);
});
