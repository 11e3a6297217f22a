/** What a visitor did before the shop worked, kept by the script in the document's head. */
export interface HeldInput {
  target: Element;
  value?: string;
  checked?: boolean;
}

declare global {
  var heldInputs: HeldInput[] | undefined;
}

/** From now on the shop itself answers; what was done before is done now, once. */
export function inputsWork(): void {
  document.documentElement.dataset.ready = 'true';
  const held = globalThis.heldInputs?.splice(0) ?? [];
  if (held.length === 0) return;
  import('./replayInputs.ts').then(({ replayInputs }) => replayInputs(held)).catch(() => {});
}
