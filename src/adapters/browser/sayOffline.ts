/** How long a notice of the network stays, in ms. */
const STAY = 3_000;

/**
 * Says that the network is lost where the code of the notices was not there in time, as in the
 * first seconds of a visit: index.html holds both languages' words. What stands below the page
 * stays until the network is found.
 */
export function sayOffline(): void {
  const { body, documentElement } = document;
  const words = document.querySelector<HTMLTemplateElement>(`#lost-${documentElement.lang}`);
  // It stands there already when the code is asked for in vain once more.
  if (!words || document.querySelector('.lost-note')) return;
  const parts = [...words.content.cloneNode(true).childNodes] as Element[];
  body.append(...parts);
  const clear = (some: Element[]) => some.forEach((part) => void part.remove());
  setTimeout(clear, STAY, parts.slice(0, 1));
  addEventListener('online', () => clear(parts), { once: true });
}
