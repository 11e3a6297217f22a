/** An input made before hydration, recorded by the script in the document's head. */
export interface HeldInput {
  target: Element;
  value?: string;
  checked?: boolean;
}

declare global {
  var heldInputs: HeldInput[] | undefined;
}

/** Marks the page as hydrated and replays, once, the inputs made before. */
export function inputsWork(): void {
  document.documentElement.dataset.ready = 'true';
  const held = globalThis.heldInputs?.splice(0) ?? [];
  if (held.length === 0) return;
  import('./replayInputs.ts').then(({ replayInputs }) => replayInputs(held)).catch(() => {});
}
