import { describe, expect, it, vi } from 'vitest';
import { headersExchange } from '../../../../src/adapters/graphql/exchanges/headers.ts';
import { viewErrorsExchange } from '../../../../src/adapters/graphql/exchanges/viewErrors.ts';
import { manualClient, Read } from './manualClient.ts';

const unread = { message: '請更正目標貨幣', extensions: { category: 'graphql-input' } };

/** The number of reported refusals after a response with these errors, in this store view. */
async function refusalsAfter(errors: object[], storeView: string | null): Promise<number> {
  const onRefused = vi.fn();
  const { client, respond } = manualClient([
    viewErrorsExchange(onRefused),
    headersExchange({ storeView: () => storeView, currency: () => null }),
  ]);
  void client.query(Read, {}).toPromise();
  await respond({}, errors);
  return onRefused.mock.calls.length;
}

describe('View error exchange', () => {
  it('reports a refused store view or currency whatever the language of the message', async () => {
    expect(await refusalsAfter([unread], 'zh_hant')).toBe(1);
  });

  it('reports nothing for a request without a store view', async () => {
    expect(await refusalsAfter([unread], null)).toBe(0);
  });

  it('reports nothing for a refused field input or an invalid document', async () => {
    expect(await refusalsAfter([{ ...unread, path: ['cart'] }], 'zh_hant')).toBe(0);
    const fault = { message: 'Unknown field', extensions: { category: 'graphql' } };
    expect(await refusalsAfter([fault], 'zh_hant')).toBe(0);
  });
});
