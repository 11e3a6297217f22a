import { describe, expect, it } from 'vitest';
import { stripStockErrorsExchange } from '../../../../src/adapters/graphql/exchanges/stripStockErrors.ts';
import { manualClient, Read } from './manualClient.ts';

describe('Stock error exchange', () => {
  const stock = 'Some of the products are out of stock.';
  const data = { cart: { id: '1', items: [null, { uid: 'MQ==' }] } };

  it('removes the stock error and the affected item, and clears an empty error list', async () => {
    const { client, respond } = manualClient([stripStockErrorsExchange]);
    const result = client.query(Read, {}).toPromise();
    await respond(data, [{ message: stock, path: ['cart', 'items', 0] }]);
    expect(await result).toMatchObject({
      data: { cart: { id: '1', items: [{ uid: 'MQ==' }] } },
      error: undefined,
    });
  });

  it('keeps the other errors', async () => {
    const { client, respond } = manualClient([stripStockErrorsExchange]);
    const result = client.query(Read, {}).toPromise();
    await respond(data, [
      { message: stock, path: ['cart', 'items', 0] },
      { message: 'Something else' },
    ]);
    expect((await result).error?.graphQLErrors.map(({ message }) => message)).toEqual([
      'Something else',
    ]);
  });

  for (const message of [
    'There are no source items with the in stock status',
    'The requested qty is not available',
  ]) {
    it(`recognises the message "${message}"`, async () => {
      const { client, respond } = manualClient([stripStockErrorsExchange]);
      const result = client.query(Read, {}).toPromise();
      await respond(data, [{ message, path: ['cart', 'items', 0] }]);
      expect((await result).error).toBeUndefined();
    });
  }

  it('keeps an error whose longer message contains a stock message', async () => {
    const { client, respond } = manualClient([stripStockErrorsExchange]);
    const result = client.query(Read, {}).toPromise();
    await respond(data, [{ message: `Oh: ${stock}`, path: ['cart', 'items', 0] }]);
    expect((await result).error).toBeDefined();
  });

  it('drops a line whose product no longer exists, and keeps its error', async () => {
    const { client, respond } = manualClient([stripStockErrorsExchange]);
    const result = client.query(Read, {}).toPromise();
    await respond({ cart: { itemsV2: { items: [null, { uid: 'MQ==' }] } } }, [
      { message: 'The product is gone.', path: ['cart', 'itemsV2', 'items', 0] },
    ]);
    expect(await result).toMatchObject({
      data: { cart: { itemsV2: { items: [{ uid: 'MQ==' }] } } },
      error: { graphQLErrors: [{ message: 'The product is gone.' }] },
    });
  });

  it('drops several affected lines, wherever inside a line the error path ends', async () => {
    const { client, respond } = manualClient([stripStockErrorsExchange]);
    const result = client.query(Read, {}).toPromise();
    const items = [null, { uid: 'MQ==' }, { uid: 'Mg==' }, { uid: 'Mw==' }];
    await respond({ cart: { items } }, [
      { message: stock, path: ['cart', 'items', 0] },
      { message: 'The requested qty is not available', path: ['cart', 'items', 2, 'quantity'] },
    ]);
    expect(await result).toMatchObject({
      data: { cart: { items: [{ uid: 'MQ==' }, { uid: 'Mw==' }] } },
      error: undefined,
    });
  });

  it('drops no line when the error path is absent or matches no line', async () => {
    for (const path of [undefined, ['cart'], ['wishlist', 'items', 0]]) {
      const { client, respond } = manualClient([stripStockErrorsExchange]);
      const result = client.query(Read, {}).toPromise();
      await respond({ cart: { items: [{ uid: 'MQ==' }] } }, [{ message: stock, path }]);
      const { data, error } = await result;
      expect([data, error]).toEqual([{ cart: { items: [{ uid: 'MQ==' }] } }, undefined]);
    }
  });

  it('leaves the errors on the lines of itemsV2 unchanged', async () => {
    const { client, respond } = manualClient([stripStockErrorsExchange]);
    const result = client.query(Read, {}).toPromise();
    const line = {
      uid: 'MQ==',
      is_available: false,
      errors: [{ code: 'ITEM_QTY', message: stock }],
    };
    await respond({ cart: { itemsV2: { items: [line] } } });
    expect((await result).data).toEqual({ cart: { itemsV2: { items: [line] } } });
  });
});
