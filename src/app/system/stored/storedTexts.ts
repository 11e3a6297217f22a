import { fromCallback } from 'xstate';
import { watchOtherTabs } from '../../../adapters/browser/otherTabs.ts';
import { isTextList } from '../../../lib/stored/checks.ts';
import type { StorageKey } from '../../../lib/stored/keys.ts';
import { safely } from '../safely.ts';
import type { Services } from '../services.ts';

type UsedServices = Pick<Services, 'storage' | 'commerce' | 'errors'>;

/**
 * Wires a machine that keeps a list of texts in storage. `texts.stored` delivers the list at once,
 * and again when another tab, a sign-in or a sign-out may have changed it.
 */
export const storedTexts = ({ storage, commerce, errors }: UsedServices, key: StorageKey) => ({
  actors: {
    watchStored: fromCallback(({ sendBack }) => {
      const sendTexts = () => {
        const stored = storage.get<unknown>(key);
        sendBack({ type: 'texts.stored', texts: isTextList(stored) ? stored : [] });
      };
      const stops = [watchOtherTabs(key, sendTexts), commerce.watch(sendTexts)];
      sendTexts();
      return () => stops.forEach((stop) => void stop());
    }),
  },
  actions: {
    store: safely(
      (_: unknown, { texts }: { texts: string[] }) => storage.set(key, texts),
      errors.report,
    ),
  },
});
