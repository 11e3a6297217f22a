import { isHydrated } from './isHydrated.ts';
import type { QueuedInput } from './renderedPage.ts';

/**
 * Replays the inputs made before hydration, in order: each field gets its last value and is
 * blurred, each button is clicked once, however often an impatient shopper pressed it. Only a
 * button marked `data-counts`, whose every press has an effect, is clicked as often as it was pressed.
 */
export async function replayInputs(queuedInputs: readonly QueuedInput[]): Promise<void> {
  for (const input of queuedInputs) {
    if (!input.target.hasAttribute('data-counts') && !isLast(queuedInputs, input)) continue;
    const target = isRenderedAnew() ? await counterpartOf(input.target) : input.target;
    if (!target?.isConnected) continue;
    if (target instanceof HTMLButtonElement) target.click();
    else await repeatInput(target, input);
    await afterRender();
  }
}

/** Whether the browser has replaced the server's markup, because its data came late. */
const isRenderedAnew = (): boolean => !document.querySelector('#root[data-rendered]');

/**
 * Finds the element that stands where a replaced one stood, once it is there; null if several look
 * like it, because a press on the wrong one would do what the shopper did not ask for.
 */
async function counterpartOf(replaced: Element): Promise<Element | null> {
  const identity = identityOf(replaced);
  for (let waited = 0; waited < MAX_WAIT; waited += CHECK_INTERVAL) {
    const alike = [...document.querySelectorAll(replaced.tagName)].filter(
      (candidate) => identityOf(candidate) === identity,
    );
    // Of a control that is there for each width of the window, one is laid out.
    const [element, other] = alike.length > 1 ? alike.filter(isLaidOut) : alike;
    if (alike.length > 0) return element && !other ? element : null;
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL));
  }
  return null;
}

const isLaidOut = (element: Element): boolean => element.getClientRects().length > 0;

/** The part of a control that another rendering repeats; generated ids and typed text differ. */
function identityOf(element: Element): string {
  const names = ['type', 'name', 'aria-label', 'autocomplete'];
  if (element.matches('[type=radio], [type=checkbox]')) names.push('value');
  return [...names.map((name) => element.getAttribute(name)), element.textContent].join('\n');
}

/** How often a field or a pressed button is asked whether it is hydrated, in ms. */
const CHECK_INTERVAL = 50;
/** How long it may take to be hydrated before its input is given up, in ms. */
const MAX_WAIT = 30_000;

/** The presses that wait for their part of the page, each for those before it. */
let presses = Promise.resolve();

/** Presses a button once, when it is hydrated; never if its part of the page goes before that. */
export function pressOnceHydrated(button: HTMLButtonElement): Promise<void> {
  presses = presses.then(async () => {
    if (await becomesHydrated(button)) button.click();
    await afterRender();
  });
  return presses;
}

async function becomesHydrated(element: Element): Promise<boolean> {
  for (let waited = 0; waited < MAX_WAIT && element.isConnected; waited += CHECK_INTERVAL) {
    if (isHydrated(element)) return true;
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL));
  }
  return false;
}

const isLast = (queuedInputs: readonly QueuedInput[], input: QueuedInput): boolean =>
  queuedInputs.findLast(({ target }) => target === input.target) === input;

/** React renders the state changes of an event in a microtask. */
const afterRender = (): Promise<void> => Promise.resolve();

/**
 * Sets a different value before the wanted one: React ignores an event whose value it already
 * tracks.
 */
async function repeatInput(
  field: Element,
  { value = '', checked = false }: QueuedInput,
): Promise<void> {
  if (!(await becomesHydrated(field))) return;
  if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) {
    if (checked === field.defaultChecked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  if (!isTextual(field)) return;
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  // The first event may complete the hydration, which resets the field: then repeat it.
  for (let attempt = 0; attempt < 2 && (attempt === 0 || field.value !== value); attempt += 1) {
    field.value = '';
    set?.call(field, value);
    field.dispatchEvent(new Event(type, { bubbles: true }));
    await afterRender();
  }
  if (field.type === 'range') field.dispatchEvent(new Event('change', { bubbles: true }));
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

const isTextual = (
  field: Element,
): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement;
