import { expect } from 'vitest';
import { type Answer, waysToAsk } from '../asking.ts';
import { createPlatform } from '../createPlatform.ts';

const ORIGIN = 'http://shop.test';

/** A server that keeps, or does not keep, the contract, with what it sells. */
export interface ContractServer extends ReturnType<typeof waysToAsk> {
  /** Whether errors are in English, so that their words can be compared. */
  isEnglish: boolean;
  /** Whether it answers as 2.4.9 does: bad tokens with 401, errors with the status of their category. */
  isNewest: boolean;
  /** How many carts it has; unknown of a server that is not ours. */
  countCarts: () => number;
  storeCode: string;
  homePage: string;
  rootCategory: string;
  /** A simple product in stock that costs something. */
  product: { sku: string; url_key: string; url_suffix: string };
}

interface Named {
  name: string;
  open(): Promise<ContractServer>;
}

const demo = (release: '2.4.7' | '2.4.9'): Named => ({
  name: `The demo platform as ${release}`,
  open: async () => {
    const platform = createPlatform();
    platform.shop().release = release;
    const server = await known((request) => platform.fetch(request), ORIGIN);
    return { ...server, countCarts: () => platform.shop().carts.size };
  },
});

const remote = (address: string): Named => ({
  name: address,
  open: () => known(fetch, address.replace(/\/+$/, '')),
});

/** The server that CONTRACT_URL names, else the demo platform as each of its releases. */
export const SERVERS: Named[] = process.env.CONTRACT_URL
  ? [remote(process.env.CONTRACT_URL)]
  : [demo('2.4.7'), demo('2.4.9')];

/** Asks a server, by reading alone, for what the tests need to know of it. */
async function known(
  fetchIt: (request: Request) => Promise<Response>,
  origin: string,
): Promise<ContractServer> {
  const ways = waysToAsk(fetchIt, origin);
  const { body } = await ways.graphql(`{
    storeConfig { store_code locale cms_home_page root_category_uid }
    products(filter: { price: { from: "0.01" } }, pageSize: 50) {
      items { __typename sku url_key url_suffix stock_status }
    }
  }`);
  const { storeConfig, products } = body.data;
  const product = products.items.find(
    (one: Answer) => one?.__typename === 'SimpleProduct' && one.stock_status === 'IN_STOCK',
  );
  if (!product) throw new Error('The server sells no simple product that is in stock.');
  const badToken = await ways.graphql('{ __typename }', {}, { authorization: 'Bearer contract' });
  return {
    ...ways,
    isEnglish: storeConfig.locale.startsWith('en'),
    isNewest: badToken.status === 401,
    countCarts: () => 0,
    storeCode: storeConfig.store_code,
    homePage: storeConfig.cms_home_page,
    rootCategory: storeConfig.root_category_uid,
    product,
  };
}

/** The first error of an answer, as its words and category. */
export const refusal = ({ body }: { body: Answer }) => ({
  message: body?.errors?.[0]?.message,
  category: body?.errors?.[0]?.extensions?.category,
});

/** What a refusal should be: the words count where the server speaks English. */
export const saying = (server: ContractServer, message: string | RegExp, category?: string) => {
  const words = typeof message === 'string' ? message : expect.stringMatching(message);
  return { message: server.isEnglish ? words : expect.any(String), category };
};
