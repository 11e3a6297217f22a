import { handleControl } from './control.ts';
import { stateOf } from './faultState.ts';
import { faultsOf } from './faults.ts';
import { respondWithFaults } from './faultsAround.ts';
import { withoutSharedCaching } from './frontCache.ts';
import { handleGraphql } from './graphql/execute.ts';
import { handleMedia } from './media/handleMedia.ts';
import { handleRest } from './rest/handleRest.ts';
import { handleSandbox } from './sandbox.ts';
import type { Shop } from './shop/model.ts';
import { openShops } from './shop/openShops.ts';
import { shopId } from './shopId.ts';

export interface PlatformOptions {
  /** Folder of the database that keeps the shops. Without it they are kept in memory. */
  dataFolder?: string;
  /** Shops of an earlier platform. A new shop of the same id takes over their carts and orders. */
  earlier?: ReadonlyMap<string, Shop>;
  /** Whether the demo customer of the main shop begins with orders, addresses and wishes. */
  hasDemoHistory?: boolean;
  /** Whether /demo answers; default true. Must be false where a real server is configured. */
  isControllable?: boolean;
  /** Sends the cache headers of the origin instead of those that its front cache passes on. */
  hasOriginHeaders?: boolean;
}

export interface Platform {
  /** Answers a request. Rejects with ResponseLost when a control asked for a lost response. */
  fetch(request: Request): Promise<Response>;
  /** The state of one shop, for tests in the same process. */
  shop(id?: string): Shop;
  /** A number that changes whenever the responses of any shop may have changed. */
  revision(): number;
  /** All shops that have been requested, by id. */
  shops: ReadonlyMap<string, Shop>;
  /** Closes the data folder. */
  close(): Promise<void>;
}

/**
 * Creates the demo commerce platform as one function from Request to Response, which tests, the
 * development server and the production server share. The header x-demo-shop or the cookie
 * demo-shop names the shop, which is created at its first request.
 */
export function createPlatform(options: PlatformOptions = {}): Platform {
  const shops = openShops(options);
  let revision = 0;
  return {
    async fetch(request) {
      const id = shopId(request.headers);
      return shops.use(id, async (shop) => {
        const isChange = stateOf(shop).faults.length > 0 || (await mayChangeShop(request.clone()));
        try {
          const response = await dispatch(request, shop, options.isControllable ?? true);
          return options.hasOriginHeaders ? response : withoutSharedCaching(request, response);
        } finally {
          if (isChange) revision += 1;
          // Save before answering, so that acknowledged changes survive a crash. Reads are saved
          // too, since they may create a customer's cart.
          if (!isMedia(request)) shops.save(id);
        }
      });
    },
    shop: (id = 'main') => shops.get(id),
    revision: () => revision,
    shops: shops.all,
    close: async () => shops.close(),
  };
}

const isMedia = (request: Request): boolean => new URL(request.url).pathname.startsWith('/media/');

/** Whether later responses may differ because of a request: false for reads. */
async function mayChangeShop(request: Request): Promise<boolean> {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const isGraphql = new URL(request.url).pathname === '/graphql';
  return !isGraphql || /\bmutation\b/.test(await request.text());
}

async function dispatch(request: Request, shop: Shop, isControllable: boolean): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/graphql') {
    return respondWithFaults(request, shop, () => handleGraphql(request, shop, faultsOf(shop)));
  }
  if (pathname.startsWith('/rest/')) {
    return respondWithFaults(request, shop, () => handleRest(request, shop, faultsOf(shop)));
  }
  if (pathname.startsWith('/media/')) return handleMedia(request, shop);
  if (pathname.startsWith('/sandbox/')) return handleSandbox(request, shop);
  if (pathname.startsWith('/demo/') && isControllable) return handleControl(request, shop);
  return new Response('Nothing here.', { status: 404 });
}
