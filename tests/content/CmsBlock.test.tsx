import { cleanup, render, screen } from '@testing-library/react';
import { Client, fetchExchange, Provider } from 'urql';
import { afterEach, describe, expect, it } from 'vitest';
import { CmsBlock } from '../../src/content/CmsBlock.tsx';

afterEach(cleanup);

describe('a CMS block by its identifier', () => {
  it('shows its content', async () => {
    const asked = show('Footer', {
      cmsBlocks: {
        items: [{ __typename: 'CmsBlock', identifier: 'footer', content: '<p>Flowers vary.</p>' }],
      },
    });
    expect(await screen.findByText('Flowers vary.')).toBeTruthy();
    expect(asked).toEqual([{ identifiers: ['Footer'] }]);
  });

  it('its placeholder stands in until then', async () => {
    show('Slow', { cmsBlocks: { items: [{ identifier: 'slow', content: '<p>Here.</p>' }] } });
    expect(screen.getByText('Waiting')).toBeTruthy();
    expect(await screen.findByText('Here.')).toBeTruthy();
    expect(screen.queryByText('Waiting')).toBe(null);
  });

  it.each([
    ['the query fails', null],
    ['it does not exist', { cmsBlocks: { items: [null] } }],
    ['there is nothing', { cmsBlocks: null }],
    ['it is empty', { cmsBlocks: { items: [{ identifier: 'x', content: '' }] } }],
  ])('nothing is shown when %s and there is no data', async (_, data) => {
    show('Gone', data);
    await expect.poll(() => document.body.textContent).toBe('');
  });
});

/** Shows a block on a platform that answers this; null is an error. Gives what was asked. */
function show(identifier: string, data: unknown): unknown[] {
  const asked: unknown[] = [];
  const client = new Client({
    url: 'http://shop.test/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async (_, init) => {
      asked.push(JSON.parse(String(init?.body)).variables);
      const errors = [{ message: 'Internal server error' }];
      return Response.json(data === null ? { errors, data: null } : { data });
    },
  });
  render(
    <Provider value={client}>
      <CmsBlock identifier={identifier} placeholder={<i>Waiting</i>} />
    </Provider>,
  );
  return asked;
}
