import { handleControl } from './control.ts';
import { faultsOf } from './faults.ts';
import { answerWithFaults } from './faultsAround.ts';
import { withoutSharedCaching } from './frontCache.ts';
import { handleGraphql } from './graphql/execute.ts';
import { handleMedia } from './media/handleMedia.ts';
import { handleRest } from './rest/handleRest.ts';
import { handleSandbox } from './sandbox.ts';
import type { Shop } from './shop/model.ts';
import { openShops } from './shop/openShops.ts';
import { shopId } from './shopId.ts';

export interface PlatformOptions {
  /** Shops are kept there in a database; without it they live in memory. */
  dataFolder?: string;
  /** Shops of another platform: those of the same id begin with their carts and orders. */
  earlier?: ReadonlyMap<string, Shop>;
  /** Whether /demo answers; default true. Never where a real server is configured. */
  isControllable?: boolean;
  /** Cache headers as the platform writes them, and not as its front cache passes them on. */
  hasOriginHeaders?: boolean;
}

export interface Platform {
  /** Answers a request; rejects with AnswerLost when a control asked for that. */
  fetch(request: Request): Promise<Response>;
  /** The state of one shop, for tests in the same process. */
  shop(id?: string): Shop;
  /** All shops that were asked for, by id. */
  shops: ReadonlyMap<string, Shop>;
  /** Lets go of the data folder. */
  close(): Promise<void>;
}

/**
 * The other side of the wire in one function: Request to Response, for tests, the development
 * server and the start server alike. The header x-demo-shop or the cookie demo-shop names the
 * shop; it is made at its first request.
 */
export function createPlatform(options: PlatformOptions = {}): Platform {
  const shops = openShops(options);
  return {
    async fetch(request) {
      const id = shopId(request.headers);
      return shops.use(id, async (shop) => {
        try {
          const response = await dispatch(request, shop, options.isControllable ?? true);
          return options.hasOriginHeaders ? response : withoutSharedCaching(request, response);
        } finally {
          // Before the answer: what was acknowledged is kept. Reading may make a customer's cart.
          if (!isMedia(request)) shops.save(id);
        }
      });
    },
    shop: (id = 'main') => shops.get(id),
    shops: shops.all,
    close: async () => shops.close(),
  };
}

const isMedia = (request: Request): boolean => new URL(request.url).pathname.startsWith('/media/');

async function dispatch(request: Request, shop: Shop, isControllable: boolean): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/graphql') {
    return answerWithFaults(request, shop, () => handleGraphql(request, shop, faultsOf(shop)));
  }
  if (pathname.startsWith('/rest/')) {
    return answerWithFaults(request, shop, () => handleRest(request, shop, faultsOf(shop)));
  }
  if (pathname.startsWith('/media/')) return handleMedia(request, shop);
  if (pathname.startsWith('/sandbox/')) return handleSandbox(request, shop);
  if (pathname.startsWith('/demo/') && isControllable) return handleControl(request, shop);
  return new Response('Nothing here.', { status: 404 });
}
