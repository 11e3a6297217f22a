import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { pageMachine } from '../../machines/page/machine.ts';
import { done, elapsed, failed } from '../support/model.ts';
import { walk } from '../support/walk.ts';

const foundResponse = (type: string) => ({
  kind: 'found',
  type,
  uid: 'MQ==',
  identifier: null,
  relativeUrl: 'a',
});
const visit = (path: string, search = '') => ({ type: 'location.changed', path, search }) as never;
const STARTED = { type: 'actors.started' };
const input = { needs: { PRODUCT: { actors: ['cart'] }, CART: { readsCart: true } } } as const;
const PRODUCT = { name: 'PRODUCT', path: '/a', uid: 'MQ==', identifier: null } as const;
const RENDERED = [
  { page: PRODUCT, problem: null },
  { page: null, problem: 'missing' },
  { page: null, problem: 'notFound' },
  { page: null, problem: 'failed' },
] as const;
const responses = [
  foundResponse('PRODUCT'),
  foundResponse('UNKNOWN'),
  { kind: 'redirect', code: 301, url: '/b' },
  { kind: 'redirect', code: 302, url: 'https://elsewhere.example/' },
  { kind: 'redirect', code: 301, url: '/a?again' },
  { kind: 'nothing' },
];

const events = [
  visit('/'),
  visit('/a'),
  visit('/a', '?page=2'),
  visit('/cart'),
  visit('/order-confirmation'),
  ...responses.map((response) => done('resolvePath', response)),
  failed('resolvePath'),
  done('findOtherView', null),
  done('findOtherView', { code: 'default' }),
  failed('findOtherView'),
  done('loadPage'),
  failed('loadPage'),
  STARTED,
  { type: 'actors.failed' },
  done('checkPath', foundResponse('PRODUCT')),
  done('checkPath', { kind: 'nothing' }),
  failed('checkPath'),
];

type Context = {
  path: string;
  redirects: number;
  cachedResponses: object;
  isResponseCached: boolean;
};
const facets = ({ path, cachedResponses, isResponseCached }: Context) => [
  path,
  Object.keys(cachedResponses).length,
  isResponseCached,
];

describe('Page resolution', () => {
  it('is walked over all its states and transitions', async () => {
    expect(
      await walk(
        pageMachine,
        {
          events,
          facets,
          input,
          facts: { hasReceipt: () => false, isSignedIn: () => false },
          limit: 20_000,
        },
        // A lookup that redirects for ever.
        {
          events: [visit('/'), visit('/a'), done('resolvePath', responses[2])],
          facets: ({ path, redirects }: Context) => [path, redirects],
          input,
          facts: { isSignedIn: () => false },
        },
        {
          events: [visit('/order-confirmation'), done('loadPage'), STARTED],
          facets,
          input,
          facts: { hasReceipt: () => true, isSignedIn: () => false },
        },
        // The account pages, for a visitor and for a customer.
        { events: [visit('/account')], facets, input, facts: { isSignedIn: () => false } },
        {
          events: [
            visit('/account'),
            done('loadPage'),
            STARTED,
            { type: 'page.signedOut' } as never,
          ],
          facets,
          input,
          facts: { isSignedIn: () => true },
        },
        // A page that a server has rendered is on screen from the start.
        ...RENDERED.map((rendered) => ({
          events: [
            visit('/a'),
            visit('/b'),
            done('checkPath', foundResponse('PRODUCT')),
            elapsed('reading', 'page.notFoundOnArrival'),
          ],
          facets,
          input: { ...input, rendered: { path: '/a', search: '', response: null, ...rendered } },
          facts: { isSignedIn: () => false },
        })),
      ),
    ).toMatchObject({ states: 30, transitions: 46, missedStates: [], missed: [] });
  });
});

describe('Page: a server-rendered page', () => {
  const start = (rendered: object) => {
    const calls: string[] = [];
    const page = createActor(
      pageMachine.provide({
        actors: {
          resolvePath: fromPromise(async ({ input: { path } }) => {
            calls.push(path);
            return foundResponse('PRODUCT') as never;
          }),
          loadPage: fromPromise(() => new Promise<void>(() => {})),
        },
        guards: { isSignedIn: () => false },
        actions: { arrive: () => {} },
      }),
      {
        input: {
          needs: {},
          rendered: { path: '/a', search: '', response: null, ...rendered } as never,
        },
      },
    ).start();
    return { page, calls };
  };

  it('is shown at once without resolving its address', () => {
    const { page, calls } = start({ page: PRODUCT, problem: null });
    page.send(visit('/a'));
    expect(page.getSnapshot().value).toBe('shown');
    expect(page.getSnapshot().context.shown).toBe(PRODUCT);
    expect(calls).toEqual([]);
  });

  it('is restored from the document’s data when the shopper comes back', () => {
    const { page } = start({ page: PRODUCT, problem: null, response: foundResponse('PRODUCT') });
    page.send(visit('/cart'));
    page.send(visit('/a'));
    expect(page.getSnapshot().value).toMatchObject({ navigating: { opening: {} } });
  });

  it('is resolved as soon as the location is known when it has no content', () => {
    const { page, calls } = start({ page: null, problem: null });
    page.send(visit('/a'));
    expect(page.getSnapshot().hasTag('loading')).toBe(true);
    expect(calls).toEqual(['/a']);
  });
});
