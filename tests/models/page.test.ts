import { describe, expect, it } from 'vitest';
import { pageMachine } from '../../machines/page/machine.ts';
import { done, failed } from '../support/model.ts';
import { walk } from '../support/walk.ts';

const found = (type: string) => ({
  kind: 'found',
  type,
  uid: 'MQ==',
  identifier: null,
  relativeUrl: 'a',
});
const visit = (path: string, search = '') => ({ type: 'location.changed', path, search }) as never;
const STARTED = { type: 'actors.started' };
const input = { needs: { PRODUCT: { actors: ['cart'] } } } as const;
const answers = [
  found('PRODUCT'),
  found('UNKNOWN'),
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
  ...answers.map((answer) => done('resolvePath', answer)),
  failed('resolvePath'),
  done('findOtherView', null),
  done('findOtherView', { code: 'default' }),
  failed('findOtherView'),
  done('loadPage'),
  failed('loadPage'),
  STARTED,
  { type: 'actors.failed' },
  done('checkPath', found('PRODUCT')),
  done('checkPath', { kind: 'nothing' }),
  failed('checkPath'),
];

type Context = { path: string; redirects: number; remembered: object; isRecalled: boolean };
const facets = ({ path, remembered, isRecalled }: Context) => [
  path,
  Object.keys(remembered).length,
  isRecalled,
];

describe('page resolution', () => {
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
          events: [visit('/'), visit('/a'), done('resolvePath', answers[2])],
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
        // The pages of a customer's own, for a visitor and for a customer.
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
      ),
    ).toMatchObject({ states: 27, transitions: 38, missedStates: [], missed: [] });
  });
});
