import type { RouteAnswer } from '../../../machines/domain.ts';
import { world as browser } from '../../adapters/browser/world.ts';
import type { World } from './world.ts';

type Kept = Record<string, RouteAnswer>;

const KEY = 'cache_routes';
/** How many paths are kept, the latest. */
const MOST = 100;

/** Keeps what a path of this store view was, for when there is no network. */
export function keepRoute({ storage }: World, path: string, answer: RouteAnswer): void {
  const key = keyOf(storage, path);
  const { [key]: _, ...others } = storage.get<Kept>(KEY) ?? {};
  const latest = Object.fromEntries(Object.entries(others).slice(1 - MOST));
  storage.set(KEY, answer.kind === 'found' ? { ...latest, [key]: answer } : latest);
}

/**
 * What a visited path was when it was last looked up, so that it can be read without a network.
 * @throws what the lookup failed with, where the path is not known or the network is there.
 */
export function keptRoute({ storage }: World, path: string, failure: unknown): RouteAnswer {
  const kept = browser.isOnline() ? undefined : storage.get<Kept>(KEY)?.[keyOf(storage, path)];
  if (kept?.kind !== 'found') throw failure;
  return kept;
}

const keyOf = (storage: World['storage'], path: string): string =>
  `${storage.get<string>('store_view_code') ?? ''} ${path}`;
