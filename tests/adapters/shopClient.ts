import { i18n } from '@lingui/core';
import { type ClientOptions, createShopClient } from '../../src/adapters/graphql/client.ts';
import { createRestClient } from '../../src/adapters/rest/restClient.ts';
import { createPlatform } from '../platform/createPlatform.ts';
import { ADDRESS } from '../support/sampleAddress.ts';

export { ADDRESS };

// English needs no catalogue: the source texts are English.
i18n.loadAndActivate({ locale: 'en_US', locales: ['en-US'], messages: {} });

/** A new demo shop, and clients that reach it without a socket. */
export function shopClient({
  storeCode = null,
  ...options
}: Partial<ClientOptions> & { storeCode?: string | null } = {}) {
  const platform = createPlatform();
  const shop = platform.shop();
  /** The requests: method and first field, or path. */
  const sent: string[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(new URL(String(input), 'http://shop.test'), init);
    sent.push(await summary(request.clone()));
    return platform.fetch(request);
  };
  const { client, restored, clear } = createShopClient({
    path: '/graphql',
    method: 'get',
    fetch: send,
    token: () => null,
    storeView: () => null,
    currency: () => null,
    cacheId: { get: () => null, set: () => {} },
    isOnline: () => true,
    onSessionRejected: () => {},
    storage: null,
    ...options,
  });
  return {
    client,
    restored,
    clear,
    shop,
    sent,
    rest: createRestClient(
      send,
      () => null,
      storeCode,
      () => {},
    ),
    simple: findFirst(
      shop.products.values(),
      (one) => one.kind === 'simple' && one.isVisible && one.stock > 5,
    ),
    configurable: findFirst(shop.products.values(), (one) => one.kind === 'configurable'),
    /** Runs a control of the demo platform (tests/platform/control.ts). */
    control: async (action: string, body: object = {}) => {
      const request = new Request(`http://shop.test/demo/${action}`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      const response = await platform.fetch(request);
      if (!response.ok) throw new Error(await response.text());
    },
  };
}

/** The input that adds a product without options. */
export const addition = (cartId: string, { sku }: { sku: string }, quantity = 1) => ({
  cartId,
  parentSku: null,
  product: { uid: '', name: '', selectedOptions: [] },
  quantity,
  sku,
});

async function summary(request: Request): Promise<string> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/graphql') return `${request.method} ${pathname}`;
  const query = searchParams.get('query') ?? ((await request.json()) as { query: string }).query;
  return `${request.method} ${/^\w+ (\w+)/.exec(query)?.[1]}`;
}

function findFirst<One>(all: Iterable<One>, matches: (one: One) => boolean): One {
  for (const one of all) if (matches(one)) return one;
  throw new Error('The seed has no such product.');
}
