import { PLACED_ORDER, SENT_ORDER, UNSETTLED_ORDER } from '../../../lib/stored/keys.ts';
import type { Services } from '../services.ts';
import { restoreFromDisk } from './diskRecords.ts';

/**
 * Restores an outstanding payment and a placed order from disk: a browser that is killed loses what
 * storage has not written yet.
 */
export async function restoreOrders(services: Services): Promise<void> {
  const keys = [UNSETTLED_ORDER, SENT_ORDER, PLACED_ORDER] as const;
  await Promise.all(keys.map((key) => restoreFromDisk(services, key)));
}
