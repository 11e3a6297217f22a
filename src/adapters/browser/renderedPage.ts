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
 * Marks the page as hydrated and replays, once, the inputs made before. Inputs are recorded until
 * the replay begins: one that overtook an earlier one would act on values not yet replayed.
 */
export function inputsWork(): void {
  const queuedInputs = globalThis.heldInputs;
  if (!queuedInputs || queuedInputs.length === 0) {
    markHydrated();
    return;
  }
  import('./replayInputs.ts')
    .then(({ replayInputs }) => {
      markHydrated();
      return replayInputs(queuedInputs.splice(0));
    })
    // Without the code to replay them, the inputs are lost; the page works for the next ones.
    .catch(markHydrated);
}

function markHydrated(): void {
  document.documentElement.dataset.ready = 'true';
}

/**
 * Says that the browser renders the page anew: the script in the document's head then holds no
 * further input.
 */
export function leaveToBrowser(): void {
  document.documentElement.dataset.render = 'client';
}
