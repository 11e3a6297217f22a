import { expect, it } from 'vitest';
import { loadingBarMachine } from '../../machines/loadingBar/machine.ts';
import { standAlone } from '../support/standAlone.ts';

const STARTED = { type: 'loading.started' };
const ENDED = { type: 'loading.ended' };

it('Loading bar: is off until a page begins to load', () => {
  const bar = standAlone(loadingBarMachine);
  expect(bar.value()).toBe('off');
  bar.send(STARTED);
  expect(bar.value()).toBe('loading');
});

it('Loading bar: is full for 750 ms after loading has ended, and then off', () => {
  const bar = standAlone(loadingBarMachine);
  bar.send(STARTED, ENDED);
  bar.pass(749);
  expect(bar.value()).toBe('done');
  bar.pass(1);
  expect(bar.value()).toBe('off');
});

it('Loading bar: begins again when the next page loads while it is full', () => {
  const bar = standAlone(loadingBarMachine);
  bar.send(STARTED, ENDED, STARTED);
  bar.pass(5_000);
  expect(bar.value()).toBe('loading');
});
