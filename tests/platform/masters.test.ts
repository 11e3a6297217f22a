import { expect, it } from 'vitest';
import { outdatedPaths, pathsWithoutMaster } from './media/masters.ts';

it('Pictures: no picture of the demo shop is drawn while a visitor waits', () => {
  // Make those that are missing: node tests/platform/media/masters.mjs
  expect(pathsWithoutMaster()).toEqual([]);
});

it('Pictures: the masters show what the generator draws', () => {
  expect(outdatedPaths(24)).toEqual([]);
});
