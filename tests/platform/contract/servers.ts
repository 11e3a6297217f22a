import { expect } from 'vitest';
import { createPlatform } from '../createPlatform.ts';
import { type ApiResponse, createRequests } from '../testPlatform.ts';

const ORIGIN = 'http://shop.test';

/** A server under test, with the facts about it that the tests need. */
export interface ContractServer extends ReturnType<typeof createRequests> {
  /** Whether the server's errors are in English, so that their messages can be compared. */
  isEnglish: boolean;
  /**
   * Whether the server behaves as 2.4.9: a bad token is answered with 401, an error with its category's
   * status.
   */
  isNewest: boolean;
  /** The number of carts on the demo platform; unknown for other servers. */
  countCarts: () => number;
  storeCode: string;
  homePage: string;
  rootCategory: string;
  /** A simple product that is in stock and not free. */
  product: { sku: string; url_key: string; url_suffix: string };
}

interface NamedServer {
  name: string;
  open(): Promise<ContractServer>;
}

const demo = (release: '2.4.7' | '2.4.9'): NamedServer => ({
  name: `The demo platform as ${release}`,
  open: async () => {
    const platform = createPlatform();
    platform.shop().release = release;
    const server = await readServer((request) => platform.fetch(request), ORIGIN);
    return { ...server, countCarts: () => platform.shop().carts.size };
  },
});

export const remoteServer = (address: string): NamedServer => ({
  name: address,
  open: () => readServer(fetchOrTell, address.replace(/\/+$/, '')),
});

/** Node's fetch names neither the address nor, in its message, the reason of a failure. */
async function fetchOrTell(request: Request): Promise<Response> {
  return fetch(request).catch((error: Error) => {
    throw new Error(`No response from ${request.url}: ${error.cause ?? error}`);
  });
}

/** The server at CONTRACT_URL, or else the demo platform in each of its releases. */
export const SERVERS: NamedServer[] = process.env.CONTRACT_URL
  ? [remoteServer(process.env.CONTRACT_URL)]
  : [demo('2.4.7'), demo('2.4.9')];

/** Reads from a server, without changing it, the facts that the tests need. */
async function readServer(
  fetchIt: (request: Request) => Promise<Response>,
  origin: string,
): Promise<ContractServer> {
  const requests = createRequests(fetchIt, origin);
  const first = await requests.graphql(`{
    storeConfig { store_code locale cms_home_page root_category_uid }
    products(filter: { price: { from: "0.01" } }, pageSize: 50) {
      items { __typename sku url_key url_suffix stock_status }
    }
  }`);
  const { storeConfig, products } = first.body?.data ?? {};
  if (!storeConfig)
    throw new Error(`${origin}/graphql is no commerce server: ${describeResponse(first)}`);
  const product = (products?.items ?? []).find(
    (item: ApiResponse) => item?.__typename === 'SimpleProduct' && item.stock_status === 'IN_STOCK',
  );
  if (!product) throw new Error('The server sells no simple product that is in stock.');
  const badToken = await requests.graphql(
    '{ __typename }',
    {},
    { authorization: 'Bearer contract' },
  );
  return {
    ...requests,
    isEnglish: storeConfig.locale.startsWith('en'),
    isNewest: badToken.status === 401,
    countCarts: () => 0,
    storeCode: storeConfig.store_code,
    homePage: storeConfig.cms_home_page,
    rootCategory: storeConfig.root_category_uid,
    product,
  };
}

/** The response of a server instead of its store's configuration. */
const describeResponse = ({ status, body }: { status: number; body: ApiResponse }): string =>
  body
    ? `it answers with status ${status} and ${refusal({ body }).message ?? 'no error'}`
    : `it answers with status ${status} and no JSON`;

/** The message and category of the first error in a response. */
export const refusal = ({ body }: { body: ApiResponse }) => ({
  message: body?.errors?.[0]?.message,
  category: body?.errors?.[0]?.extensions?.category,
});

/** The expected refusal. The message counts only where the server's errors are in English. */
export const expectedRefusal = (
  server: ContractServer,
  message: string | RegExp,
  category?: string,
) => {
  const words = typeof message === 'string' ? message : expect.stringMatching(message);
  return { message: server.isEnglish ? words : expect.any(String), category };
};
