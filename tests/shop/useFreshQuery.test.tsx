import { cleanup, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gql, Provider } from 'urql';
import { afterEach, expect, it } from 'vitest';
import { useFreshQuery } from '../../src/shop/useFreshQuery.ts';
import { shopClient } from '../adapters/shopClient.ts';

afterEach(cleanup);

/** Its second field fails while the first succeeds. */
const QUERY = gql`
  query Category {
    storeConfig {
      store_code
    }
    categories {
      items {
        uid
      }
    }
  }
`;

function Page() {
  const { data, error, isFetching, retry } = useFreshQuery({ query: QUERY, variables: {} });
  const state = isFetching ? 'loading' : error ? 'failed' : data.categories ? 'shown' : 'missing';
  return (
    <button type="button" onClick={retry}>
      {state}
    </button>
  );
}

it('Query: a retry that fails as well is a failure, and the next one shows the data', async () => {
  const { client, control, sent } = shopClient();
  await control('fail', { field: 'categories', times: 2 });
  const { findByRole, getByRole } = render(
    <Provider value={client}>
      <Page />
    </Provider>,
  );
  const shopper = userEvent.setup();
  await shopper.click(await findByRole('button', { name: 'failed' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await shopper.click(await findByRole('button', { name: 'failed' }));
  await waitFor(() => expect(getByRole('button').textContent).toBe('shown'));
});
