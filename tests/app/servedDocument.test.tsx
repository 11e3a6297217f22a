import { createRequest, gql } from '@urql/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNavigation } from '../../src/adapters/browser/navigation.ts';
import { openServedDocument } from '../../src/app/system/servedDocument.ts';
import { shopClient } from '../adapters/shopClient.ts';

const COUNTRIES = gql`
  query Countries {
    countries {
      id
    }
  }
`;
const IN_DOCUMENT = { countries: [{ __typename: 'Country', id: 'US' }] };

beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens a document that contains the result of the query for the countries. */
function openDocument(path: string, renderedAt: number, now: () => number) {
  const { navigation } = createNavigation(() => null);
  const served = openServedDocument(
    JSON.stringify({
      path,
      search: '',
      view: {},
      renderedAt,
      responses: { [createRequest(COUNTRIES, {}).key]: { data: IN_DOCUMENT } },
    }),
  );
  const rendering = served?.responses(navigation as never, now);
  const { client, sent } = shopClient({ ...(rendering && { rendering }) });
  const query = () =>
    client.query(COUNTRIES, {}, { requestPolicy: 'cache-and-network' }).toPromise();
  return { navigation, query, sent };
}

it('Served document: its data stays fresh when a link’s coupon leaves the address, until the shopper leaves the page', async () => {
  history.replaceState(null, '', '/?coupon=FIRSTLIGHT');
  const { navigation, query, sent } = openDocument('/', Date.now(), Date.now);
  await query();
  navigation.navigate('/', { replace: true });
  await Promise.resolve();
  await query();
  expect(sent).toEqual([]);
  navigation.navigate('/bouquets.html');
  await Promise.resolve();
  await query();
  expect(sent).toHaveLength(1);
});

it('Served document: its data is old after a minute, even if a proxy has removed when it was rendered', async () => {
  const loadedAt = Date.now();
  let now = loadedAt;
  vi.spyOn(document, 'lastModified', 'get').mockImplementation(() => String(new Date(now)));
  const { query, sent } = openDocument(location.pathname, loadedAt, () => now);
  await query();
  expect(sent).toEqual([]);
  now = loadedAt + 120_000;
  await query();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

it.each([
  ['is recent', 'rendered again with the same result a moment ago', 0, 0],
  ['is old', 'rendered for the last time two minutes ago', 120_000, 1],
])('Served document: %s where its page was %s', async (_, __, age, requests) => {
  const now = Date.now();
  vi.spyOn(document, 'lastModified', 'get').mockReturnValue(String(new Date(now - age)));
  const { query, sent } = openDocument(location.pathname, now - 600_000, () => now);
  for (let times = 0; times < 2; times += 1) await query();
  await vi.waitFor(() => expect(sent).toHaveLength(requests));
});
