import { act, cleanup, render, screen } from '@testing-library/react';
import { cacheExchange } from '@urql/exchange-graphcache';
import { Client, fetchExchange, Provider } from 'urql';
import { afterEach, describe, expect, it } from 'vitest';
import { pipe, tap } from 'wonka';
import { CmsBlock } from '../../src/content/CmsBlock.tsx';
import { respondingClient } from '../support/respondingClient.ts';

afterEach(cleanup);

describe('CMS block', () => {
  it('is queried by its identifier and shown', async () => {
    const requests = show('Footer', {
      cmsBlocks: {
        items: [{ __typename: 'CmsBlock', identifier: 'footer', content: '<p>Flowers vary.</p>' }],
      },
    });
    expect(await screen.findByText('Flowers vary.')).toBeTruthy();
    expect(requests).toEqual([{ identifiers: ['Footer'] }]);
  });

  it('is chosen by its identifier, wherever it is in the response', async () => {
    show('Footer', {
      cmsBlocks: {
        items: [
          { __typename: 'CmsBlock', identifier: 'other', content: '<p>Another.</p>' },
          { __typename: 'CmsBlock', identifier: 'footer', content: '<p>Flowers vary.</p>' },
        ],
      },
    });
    expect(await screen.findByText('Flowers vary.')).toBeTruthy();
    expect(screen.queryByText('Another.')).toBeNull();
  });

  it('shows its placeholder while it loads', async () => {
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
  ])('shows nothing without data when %s', async (_, data) => {
    show('Gone', data);
    await expect.poll(() => document.body.textContent).toBe('');
  });

  it.each([
    ['the query', () => Response.json({ errors: [{ message: 'Internal' }], data: null })],
    ['the server', () => new Response('Sorry', { status: 500 })],
    ['the network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keeps the cached content when %s fails', async (why, fail) => {
    const block = { __typename: 'CmsBlock', identifier: why, content: '<p>Known.</p>' };
    const known = { cmsBlocks: { __typename: 'CmsBlocks', items: [block] } };
    const responses = [() => Response.json({ data: known })];
    const failures: unknown[] = [];
    const client = new Client({
      url: 'http://shop.test/graphql',
      preferGetMethod: false,
      exchanges: [
        ({ forward }) =>
          (operations) =>
            pipe(
              forward(operations),
              tap(({ error }) => error && failures.push(error)),
            ),
        cacheExchange({ keys: { CmsBlocks: () => null, CmsBlock: () => null } }),
        fetchExchange,
      ],
      fetch: async () => (responses.shift() ?? fail)(),
    });
    const text =
      'query ($of: [String]) { cmsBlocks(identifiers: $of) { items { identifier content } } }';
    await client.query(text, { of: [why] });
    render(
      <Provider value={client}>
        <CmsBlock identifier={why} />
      </Provider>,
    );
    expect(await screen.findByText('Known.')).toBeTruthy();
    await act(() => expect.poll(() => failures).toHaveLength(1));
    expect(screen.getByText('Known.')).toBeTruthy();
  });
});

/** Shows a block on a platform with this response; null is an error. @returns the requested variables. */
function show(identifier: string, data: unknown): unknown[] {
  const errors = [{ message: 'Internal server error' }];
  const { client, requests } = respondingClient(() =>
    data === null ? { errors, data: null } : { data },
  );
  render(
    <Provider value={client}>
      <CmsBlock identifier={identifier} placeholder={<i>Waiting</i>} />
    </Provider>,
  );
  return requests;
}
