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
  done('checkPath', found('PRODUCT')),
  done('checkPath', { kind: 'nothing' }),
  failed('checkPath'),
];

type Context = { path: string; redirects: number; remembered: object };
const facets = ({ path, remembered }: Context) => [path, Object.keys(remembered).length];

describe('page resolution', () => {
  it('is walked over all its states and transitions', async () => {
    expect(
      await walk(
        pageMachine,
        { events, facets, facts: { hasReceipt: () => false }, limit: 20_000 },
        // A lookup that redirects for ever.
        {
          events: [visit('/'), visit('/a'), done('resolvePath', answers[2])],
          facets: ({ path, redirects }: Context) => [path, redirects],
        },
        {
          events: [visit('/order-confirmation'), done('loadPage')],
          facets,
          facts: { hasReceipt: () => true },
        },
        // The pages of a customer's own, for a visitor and for a customer.
        { events: [visit('/account')], facets, facts: { isSignedIn: () => false } },
        {
          events: [visit('/account'), done('loadPage'), { type: 'page.signedOut' } as never],
          facets,
          facts: { isSignedIn: () => true },
        },
      ),
    ).toMatchObject({ states: 18, transitions: 31, missedStates: [], missed: [] });
  });
});
