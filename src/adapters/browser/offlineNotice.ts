import { keepBelowControls } from '../../lib/keepBelowControls.ts';
import { liveRegion } from './liveRegion.ts';

/** How long the offline notice is shown, in ms. */
const DISPLAY_MS = 3_000;

let isShown = false;

/** Whether the notice has been shown during this page load. */
export const hasShownOfflineNotice = (): boolean => isShown;

/**
 * Shows that the shopper is offline while the toasts' code is not loaded, as in the first seconds
 * of a visit. index.html contains the texts in both languages as templates. The first element of a
 * template is shown for `DISPLAY_MS`, the others until the network is back.
 */
export function showOfflineNotice(): void {
  const { body, documentElement } = document;
  const words = document.querySelector<HTMLTemplateElement>(`#offline-${documentElement.lang}`);
  // A second failed load of the toasts' code calls this again.
  if (!words || document.querySelector('.offline-note')) return;
  isShown = true;
  const parts = [...words.content.cloneNode(true).childNodes] as HTMLElement[];
  body.append(...parts);
  const [message] = parts;
  if (message) liveRegion().append(message);
  const stop = keepBelowControls(message ?? null);
  const clear = (elements: HTMLElement[]) => elements.forEach((part) => void part.remove());
  setTimeout(() => {
    stop?.();
    message?.remove();
  }, DISPLAY_MS);
  addEventListener('online', () => clear(parts), { once: true });
}
