import { isHydrated } from './isHydrated.ts';

/** An input made before hydration, recorded by the script in the document's head. */
export interface QueuedInput {
  target: Element;
  value?: string;
  checked?: boolean;
}

declare global {
  var heldInputs: QueuedInput[] | undefined;
}

/**
 * Marks the page as hydrated and replays, once, the inputs made before. Presses are recorded until
 * the replay begins: one that overtook an earlier one would act on values not yet replayed. What is
 * typed into a field is recorded until that field's input has been replayed.
 */
export function completeHydration(): void {
  const queuedInputs = globalThis.heldInputs;
  if (!queuedInputs?.length) {
    markHydrated();
    return;
  }
  import('./replayInputs.ts')
    .then(({ replayInputs }) => {
      markHydrated();
      return replayInputs(queuedInputs);
    })
    // Without the code to replay them, the inputs are lost; the page works for the next ones.
    .catch(() => {
      queuedInputs.length = 0;
      markHydrated();
    });
}

function markHydrated(): void {
  document.documentElement.dataset.ready = 'true';
  addEventListener('click', holdLatePress, true);
  addEventListener('submit', blockLateSubmit, true);
}

/** Buttons that were pressed before the code of their part of the page had come. */
const heldButtons = new Set<Element>();

/** Replays the press of a button once its part of the page is hydrated. */
function holdLatePress(press: Event): void {
  const button = (press.target as Element).closest?.('button');
  if (!button || isHydrated(button) || heldButtons.has(button)) return;
  if (!button.dataset.counts) heldButtons.add(button);
  let isHandled = false;
  // React hydrates a part at a press if the code is there; otherwise it stops the event on its way.
  const pass = (event: Event) => {
    isHandled ||= event === press;
  };
  button.addEventListener('click', pass, true);
  setTimeout(() => {
    button.removeEventListener('click', pass, true);
    const replayed = isHandled
      ? Promise.resolve()
      : import('./replayInputs.ts').then((part) => part.pressOnceHydrated(button));
    // If the code that replays the press cannot be loaded, the press is lost; the next may load it.
    replayed.catch(() => {}).finally(() => heldButtons.delete(button));
  });
}

function blockLateSubmit(event: Event): void {
  if (!isHydrated(event.target as Element)) event.preventDefault();
}

/**
 * Says that the browser renders the page anew: the script in the document's head then holds back no
 * further input.
 */
export function leaveToBrowser(): void {
  document.documentElement.dataset.render = 'client';
}
