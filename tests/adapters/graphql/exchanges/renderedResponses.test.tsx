import { act, cleanup, render } from '@testing-library/react';
import { createRequest, gql } from '@urql/core';
import { Provider } from 'urql';
import { afterEach, expect, it } from 'vitest';
import { renderedResponses } from '../../../../src/adapters/graphql/exchanges/renderedResponses.ts';
import { useFreshQuery } from '../../../../src/shop/useFreshQuery.ts';
import { shopClient } from '../../shopClient.ts';

const COUNTRIES = gql`
  query Countries {
    countries {
      id
      full_name_english
    }
  }
`;

/** The document's data; the demo platform knows eleven countries. */
const IN_DOCUMENT = {
  countries: [{ __typename: 'Country', id: 'US', full_name_english: 'United States' }],
};

/** Shows the countries of a document; `shown` lists the data of each rendering. */
function showCountries() {
  const { before, after } = renderedResponses({
    responses: { [createRequest(COUNTRIES, {}).key]: { data: IN_DOCUMENT } },
    isFresh: () => true,
  });
  const shop = shopClient({ rendering: { before, after } });
  const shown: (string[] | undefined)[] = [];
  function Countries() {
    const { data } = useFreshQuery({ query: COUNTRIES, variables: {} });
    shown.push(data?.countries.map(({ id }: { id: string }) => id));
    return null;
  }
  render(
    <Provider value={shop.client}>
      <Countries />
    </Provider>,
  );
  return { ...shop, shown };
}

afterEach(cleanup);

it('Document: a component that shows its data renders once, without a request', async () => {
  const { shown, sent } = showCountries();
  await act(async () => {});
  expect(shown).toEqual([['US']]);
  expect(sent).toEqual([]);
});

it('Document: a later response renders the component again', async () => {
  const { client, shown } = showCountries();
  await act(async () => {
    await client.query(COUNTRIES, {}, { requestPolicy: 'network-only' }).toPromise();
  });
  expect(shown[0]).toEqual(['US']);
  expect(shown.at(-1)).toHaveLength(11);
});
