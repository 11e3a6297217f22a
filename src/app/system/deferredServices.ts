import type { AnyStateMachine } from 'xstate';
import { registerWorker } from '../../adapters/browser/worker.ts';
import { hearNetwork, wireNetwork } from './network.ts';
import { recordError, wireUnhandled } from './unhandled.ts';
import type { World } from './world.ts';

export type Join = (
  name: string,
  load: () => Promise<AnyStateMachine>,
  input?: object,
) => Promise<void>;

export { keepImages } from '../../adapters/storage/imagesBySku.ts';
export { lateMachine } from './lateMachines.ts';
export { wireNetwork, wireUnhandled };

/** What the window or the shop's own code has to tell that no machine has asked for. */
export async function hear(
  world: World,
  join: Join,
  news: unknown,
  isFatal: boolean,
): Promise<void> {
  if (news === undefined) {
    await hearNetwork(world, join);
    await world.recovered();
    if (world.isPaymentOutstanding()) await world.startCheckout();
    // Last: what was loaded until now can be read offline from then on.
    await registerWorker(world.isSignedIn() ? null : headersOf(world));
  } else if (isOfNetwork(news)) await hearNetwork(world, join, news.type);
  else await recordError(world, join, news, isFatal);
}

/** What a guest's reading is sent with. */
function headersOf({ storage }: World): Record<string, string> {
  const headers = {
    Store: storage.get<string>('store_view_code'),
    'Content-Currency': storage.get<string>('store_view_currency'),
    'X-Magento-Cache-Id': storage.get<string>('cache_id'),
  };
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** The browser's event of a change. */
const isOfNetwork = (news: unknown): news is Event =>
  news instanceof Event && /^o(n|ff)line$/.test(news.type);
