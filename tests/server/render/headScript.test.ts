import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { HEAD_SCRIPT } from '../../../src/server/render/headScript.ts';

/**
 * Presses a button of a page that the server rendered in the default view, before it is hydrated.
 *
 * @param view - the one the visitor chose
 */
function pressBeforeHydration(view: string | null, path = '/', documentView = 'default') {
  return press({ view, path, attributes: `data-view="${documentView}"` });
}

function press({ view = null as string | null, path = '/', attributes = '', cookie = '' }) {
  const { window } = new JSDOM(
    `<!doctype html><html ${attributes}><head></head><body><button>Search</button></body></html>`,
    { url: `https://shop.example${path}`, runScripts: 'outside-only' },
  );
  if (view) {
    const record = JSON.stringify({ value: view, timeStored: 0 });
    window.localStorage.setItem('florilegium:store_view_code', record);
  }
  window.document.cookie = cookie;
  window.eval(HEAD_SCRIPT.replaceAll(/<\/?script>/g, ''));
  let presses = 0;
  const button = window.document.querySelector('button');
  button?.addEventListener('click', () => {
    presses += 1;
  });
  button?.click();
  const { heldInputs } = window as unknown as { heldInputs: unknown[] };
  const queued = heldInputs.length;
  // Closes the window before it imports the shop's code.
  window.close();
  return { presses, queued };
}

it('Head script: keeps a press on a button until the shop is hydrated', () => {
  expect(pressBeforeHydration(null)).toEqual({ presses: 0, queued: 1 });
});

it('Head script: leaves the buttons alone where the browser renders the page', () => {
  expect(pressBeforeHydration('chinese')).toEqual({ presses: 1, queued: 0 });
});

it('Head script: leaves a document without a store view to the mobile app, whatever view is stored', () => {
  expect(press({ view: 'chinese' })).toEqual({ presses: 0, queued: 1 });
  expect(press({ view: 'chinese', cookie: 'app=1' })).toEqual({ presses: 1, queued: 0 });
});

it.each(['/zh-hant', '/zh_hant/bouquets.html', '/default/bouquets.html'])(
  'Head script: keeps a press at %s, which names the store view of the document',
  (path) => {
    const view = path.startsWith('/default') ? 'default' : 'zh_hant';
    expect(pressBeforeHydration('chinese', path, view)).toEqual({ presses: 0, queued: 1 });
  },
);

it('Head script: puts text back that hydration has taken out of a field, before the next character', () => {
  const { window } = new JSDOM('<!doctype html><body><input name="email"></body>', {
    url: 'https://shop.example/',
    runScripts: 'outside-only',
  });
  window.eval(HEAD_SCRIPT.replaceAll(/<\/?script>/g, ''));
  const field = window.document.querySelector('input');
  const send = (type: string) => field?.dispatchEvent(new window.Event(type, { bubbles: true }));
  Object.assign(field as object, { value: 'a@' });
  send('input');
  Object.assign(field as object, { value: '' });
  send('beforeinput');
  expect(field?.value).toBe('a@');
  window.close();
});

it('Head script: keeps the sending of a form without a button until the shop is hydrated', () => {
  const { window } = new JSDOM('<!doctype html><body><form><input type="search"></form></body>', {
    url: 'https://shop.example/',
    runScripts: 'outside-only',
  });
  window.eval(HEAD_SCRIPT.replaceAll(/<\/?script>/g, ''));
  const form = window.document.querySelector('form');
  const submit = new window.Event('submit', { bubbles: true, cancelable: true });
  form?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  const { heldInputs } = window as unknown as { heldInputs: { target: unknown }[] };
  expect(heldInputs.map(({ target }) => target === form)).toContain(true);
  window.close();
});

it('Head script: keeps an arrow key in a quantity as a press of the button beside it, and no other', () => {
  const { window } = new JSDOM(
    '<!doctype html><body><button>-</button><input role="spinbutton"><button>+</button><input><i></i></body>',
    { url: 'https://shop.example/', runScripts: 'outside-only' },
  );
  window.eval(HEAD_SCRIPT.replaceAll(/<\/?script>/g, ''));
  const [quantity, text] = window.document.querySelectorAll('input');
  const press = (field: Element | undefined, key: string) =>
    field?.dispatchEvent(
      new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  // jsdom does not reflect the attribute.
  if (quantity) quantity.role = quantity.getAttribute('role');
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', '1']) press(quantity, key);
  press(text, 'ArrowUp');
  const { heldInputs } = window as unknown as { heldInputs: { target: Element }[] };
  expect(heldInputs.map(({ target }) => target.textContent)).toEqual(['+', '-']);
  window.close();
});
