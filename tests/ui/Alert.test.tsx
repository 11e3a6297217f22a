import { cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Alert } from '../../src/shop/Alert.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

function Page() {
  const [hasFailed, setHasFailed] = useState(true);
  const retry = (
    <button type="button" onClick={() => setHasFailed(false)}>
      Try again
    </button>
  );
  return <main tabIndex={-1}>{hasFailed && <Alert action={retry}>No response.</Alert>}</main>;
}

it('Alert: leaves the focus on the page when its pressed button disappears with it', async () => {
  const { getByRole, queryByRole, shopper } = show(<Page />);
  await shopper.tab();
  await shopper.keyboard('{Enter}');
  expect(queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(getByRole('main'));
});
