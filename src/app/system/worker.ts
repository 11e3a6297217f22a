import { registerWorker } from '../../adapters/browser/worker.ts';
import { documentResults } from '../../adapters/document/documentResults.ts';
import type { Services } from './services.ts';

/**
 * Registers the service worker. The documents and responses loaded so far become available offline.
 */
export const startWorker = ({ commerce, token, storage }: Services): Promise<void> => {
  const headers = {
    Store: commerce.view.named,
    'Content-Currency': storage.get<string>('store_view_currency'),
    'X-Magento-Cache-Id': storage.get<string>('cache_id'),
  };
  const ofGuest = Object.entries(headers).flatMap(([name, value]) =>
    value ? [[name, value] as const] : [],
  );
  const { served } = commerce;
  return registerWorker(
    token.isPresent() ? null : Object.fromEntries(ofGuest),
    served ? documentResults(served.document, served.answeredQueries()) : [],
  );
};
