const PRESSES = ['pointerdown', 'keydown'];

/**
 * Keeps the shopper's place in a page that is about to be rendered anew: the page stays as high as
 * it is until the first press after hydration, so that it does not scroll, and the shopper goes on
 * typing in a copy of the field, whose text `replayInputs` moves to the new field.
 */
export function keepPlace(root: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
    typeInCopy(activeElement);
  root.style.minHeight = `${root.offsetHeight}px`;
  const release = () => {
    if (!document.documentElement.dataset.ready) return;
    root.style.removeProperty('min-height');
    for (const press of PRESSES) removeEventListener(press, release);
  };
  for (const press of PRESSES) addEventListener(press, release);
}

/** Moves the focus to an invisible copy of the field, which goes when the focus leaves it. */
function typeInCopy(field: HTMLInputElement | HTMLTextAreaElement): void {
  const copy = field.cloneNode() as typeof field;
  copy.removeAttribute('id');
  copy.dataset.copy = '';
  copy.style.cssText = 'position: fixed; top: 0; opacity: 0; pointer-events: none';
  const { value, selectionStart, selectionEnd } = field;
  copy.value = '';
  document.body.append(copy);
  // The field fires its change event now, before the inputs to replay are assigned to the copy.
  copy.focus({ preventScroll: true });
  // The change puts the caret at the end, which an email field does not let a script do.
  copy.value = value;
  if (selectionStart !== null) copy.setSelectionRange(selectionStart, selectionEnd);
  copy.addEventListener('blur', () => copy.remove());
  const { heldInputs = [] } = globalThis;
  const { form } = field;
  // The copy belongs to no form that Enter could send.
  (copy as HTMLElement).addEventListener('keydown', ({ key, isComposing }) => {
    // The browser moves the focus on from the new field.
    if (key === 'Tab' && !isComposing)
      document
        .querySelector<HTMLElement>(`#root ${copy.localName}[name="${copy.name}"]`)
        ?.focus({ preventScroll: true });
    if (form && key === 'Enter' && !isComposing && copy.localName === 'input')
      heldInputs.push({ target: form });
  });
  const own = heldInputs.filter(({ target }) => target === field);
  for (const input of own) input.target = copy;
  if (own.length === 0)
    heldInputs.push({ target: copy, value, checked: (field as HTMLInputElement).checked });
}
