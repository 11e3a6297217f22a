/**
 * Keeps the shopper's place in a page that is about to be rendered anew: the page stays as high as
 * it is until the next press, so that it does not scroll, and the field in which the shopper types is
 * recorded, to be focused again.
 */
export function keepPlace(root: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) {
    // The blur fires the field's change event now, before the input to replay is recorded.
    activeElement.blur();
    const { value, checked } = activeElement as HTMLInputElement;
    globalThis.heldInputs?.push({ target: activeElement, value, checked, isFocused: true });
  }
  root.style.minHeight = `${root.offsetHeight}px`;
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, () => root.style.removeProperty('min-height'), { once: true });
}
