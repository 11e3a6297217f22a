/** How long a notice of the network stays, in ms (spec §8 "Offline"). */
const STAY = 3_000;

/**
 * Says that the network is lost where the code of the notices was not there in time, as in the
 * first seconds of a visit: index.html holds both languages' words. What stands below the page
 * stays until the network is found.
 */
export function sayOffline(): void {
  const { body, documentElement } = document;
  const words = document.getElementById(`lost-${documentElement.lang}`);
  if (!(words instanceof HTMLTemplateElement)) return;
  const parts = [...words.content.cloneNode(true).childNodes] as Element[];
  const [toast] = parts;
  body.append(...parts);
  setTimeout(() => toast?.remove(), STAY);
  const clear = () => {
    for (const part of parts) part.remove();
  };
  addEventListener('online', clear, { once: true });
}
