import { isHydrated } from './isHydrated.ts';
import type { QueuedInput } from './renderedPage.ts';

/**
 * Replays the inputs made before hydration, in order: each field gets the last value before the next
 * press and is blurred, each form is sent, each button is clicked once, however often an impatient
 * shopper pressed it. Only a button marked `data-counts`, whose every press has an effect, is clicked
 * as often as it was pressed.
 *
 * @param queue - the recorded inputs; each is removed when it is replayed. Input that the shopper makes
 * meanwhile is appended to it.
 */
export async function replayInputs(queue: QueuedInput[]): Promise<void> {
  /** Acts as the shopper would, without recording that as the shopper's input. */
  const actUnrecorded = (action: () => void) => {
    const { length } = queue;
    action();
    queue.length = length;
  };
  for (let [input] = queue; input; queue.shift(), [input] = queue) {
    const { target } = input;
    /** Whether this is the last value of the field before a press, or the last press of the button. */
    const isLast = () => {
      const isField = input.value !== undefined;
      const next = queue
        .slice(1)
        .find((later) => later.target === target || (isField && later.value === undefined));
      return next?.target !== target;
    };
    if (!target.hasAttribute('data-counts') && !isLast()) continue;
    const element = await presentElement(target);
    if (element instanceof HTMLButtonElement) {
      // A press takes the focus from the field before it: only then does that field take effect.
      if (document.activeElement) leaveField(document.activeElement);
      actUnrecorded(() => element.click());
    } else if (element && (await becomesHydrated(element)) && isLast()) {
      await completeHydration(element);
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else actUnrecorded(() => takeOver(element, input));
    }
    await afterRender();
  }
}

/**
 * React completes the hydration of a part of the page, which resets its fields, at an event in that
 * part. This event has no other effect.
 */
function completeHydration(element: Element): Promise<void> {
  element.dispatchEvent(new Event('copy', { bubbles: true }));
  return afterRender();
}

const leaveField = (field: Element) =>
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));

/** The element itself, or what stands in its place if the document was replaced; else null. */
async function presentElement(element: Element): Promise<Element | null> {
  if (element.isConnected && !element.matches(COPY)) return element;
  return isRenderedAnew() ? counterpartOf(element) : null;
}

/** The field that `keepPlace` puts in the place of a replaced one. */
const COPY = '[data-copy]';

/** Whether the browser has replaced the server's markup, because its data came late. */
const isRenderedAnew = (): boolean => !document.querySelector('#root[data-rendered]');

/**
 * Finds the element that stands where a replaced one stood, once it is there; null if several look
 * like it, because a press on the wrong one would do what the shopper did not ask for.
 */
async function counterpartOf(replaced: Element): Promise<Element | null> {
  const identity = identityOf(replaced);
  const elementsLikeReplaced = () =>
    [...document.querySelectorAll(`${replaced.tagName}:not(${COPY})`)].filter(
      (candidate) => identityOf(candidate) === identity,
    );
  await until(() => elementsLikeReplaced().length > 0, MAX_WAIT);
  const found = elementsLikeReplaced();
  // A control may be rendered once for each window width; only one of them is laid out.
  const [element, other] = found.length > 1 ? found.filter(isLaidOut) : found;
  return element && !other ? element : null;
}

const isLaidOut = (element: Element): boolean => element.getClientRects().length > 0;

/** The part of a control that another rendering repeats; generated ids and typed text differ. */
function identityOf(element: Element): string {
  const names = ['type', 'name', 'aria-label', 'autocomplete'];
  if (element.matches('[type=radio], [type=checkbox]')) names.push('value');
  return [...names.map((name) => element.getAttribute(name)), element.textContent].join('\n');
}

/** How often a condition is checked while the replay waits for it, in ms. */
const CHECK_INTERVAL = 50;
/** How long an element may take to appear or to be hydrated before its input is given up, in ms. */
const MAX_WAIT = 30_000;

/** Resolves when all presses so far are repeated: each press waits for the ones before it. */
let presses = Promise.resolve();

/** Presses a button once, when it is hydrated; never if it is removed before that. */
export function pressOnceHydrated(button: HTMLButtonElement): Promise<void> {
  presses = presses.then(async () => {
    if (await becomesHydrated(button)) button.click();
    await afterRender();
  });
  return presses;
}

/** Waits until an element is hydrated. @returns false if the element is removed before that */
async function becomesHydrated(element: Element): Promise<boolean> {
  const isReady = () => element.isConnected && isHydrated(element);
  return (await until(() => isReady() || !element.isConnected, MAX_WAIT)) && isReady();
}

/** React renders the state changes of an event in a microtask. */
const afterRender = (): Promise<void> => Promise.resolve();

/** Waits until the condition is true, or for `max` ms. @returns whether it is */
async function until(condition: () => boolean, max: number): Promise<boolean> {
  for (let waited = 0; waited < max; waited += CHECK_INTERVAL) {
    if (condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL));
  }
  return false;
}

/** Repeats input. If the shopper is typing in a copy of the field, the focus moves to the field. */
function takeOver(field: Element, input: QueuedInput): void {
  const { target } = input;
  const isTyping = target === document.activeElement && isTextual(field);
  const { selectionStart, value } = target as HTMLInputElement;
  // Hydration may have emptied the field, and with that moved the caret to its start.
  const caret = value === input.value ? selectionStart : null;
  if (isTyping) field.focus({ preventScroll: true });
  repeatInput(field, input);
  if (isTyping && caret !== null && !(field instanceof HTMLSelectElement))
    field.setSelectionRange(caret, caret);
}

/**
 * Repeats input. It sets a different value before the wanted one, because React ignores an event
 * whose value it already tracks.
 */
function repeatInput(field: Element, { value = '', checked = false }: QueuedInput): void {
  if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) {
    if (checked === field.defaultChecked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  if (!isTextual(field)) return;
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  field.value = '';
  set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
  if (field.type === 'range') field.dispatchEvent(new Event('change', { bubbles: true }));
  // The shopper may be typing elsewhere by now, or still here.
  if (document.activeElement !== field) leaveField(field);
}

const isTextual = (
  field: Element,
): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement;
