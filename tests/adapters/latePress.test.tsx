import { act, lazy, type ReactNode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { completeHydration, type QueuedInput } from '../../src/adapters/browser/renderedPage.ts';
import { replayInputs } from '../../src/adapters/browser/replayInputs.ts';
import { gate } from '../support/gate.ts';

afterEach(() => {
  document.body.replaceChildren();
});

/** A part of a page whose code loads later: a form with one button. */
function latePart(name: string, onPress: (name: string) => void, onSubmit: (event: Event) => void) {
  const { open, opened } = gate();
  const Form = lazy(async () => {
    await opened;
    return {
      default: () => (
        <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent)}>
          <button type="submit" onClick={() => onPress(name)}>
            {name}
          </button>
        </form>
      ),
    };
  });
  return { name, Form, load: () => act(async () => open()) };
}

/** A hydrated page whose parts wait for their code, as a server has rendered it. */
async function openPage(names = ['Late']) {
  const onPress = vi.fn<(name: string) => void>();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const parts = names.map((name) => latePart(name, onPress, onSubmit));
  const root = document.createElement('div');
  root.innerHTML = names
    .map((name) => `<!--$--><form><button type="submit">${name}</button></form><!--/$-->`)
    .join('');
  document.body.append(root);
  await act(async () => {
    hydrateRoot(
      root,
      parts.map(({ name, Form }) => (
        <Suspense key={name}>
          <Form />
        </Suspense>
      )),
    );
  });
  completeHydration();
  const buttons = [...root.querySelectorAll('button')];
  const [button] = buttons;
  const [part] = parts;
  if (!button || !part) throw new Error('The page has no button.');
  return { button, buttons, onPress, onSubmit, load: part.load, parts };
}

it('Rendered page: a button pressed before its code has loaded is pressed once after the code has loaded', async () => {
  const { button, onPress, onSubmit, load } = await openPage();
  const submitted = vi.fn();
  document.addEventListener('submit', submitted);
  button.click();
  button.click();
  expect(onPress).not.toHaveBeenCalled();
  expect(submitted.mock.calls.every(([event]) => event.defaultPrevented)).toBe(true);
  await load();
  await vi.waitFor(() => expect(onPress).toHaveBeenCalled());
  expect(onPress).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
  button.click();
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('Rendered page: a press that React handles at once is not repeated', async () => {
  const { button, onPress, load } = await openPage();
  await load();
  vi.useFakeTimers();
  button.click();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(onPress).toHaveBeenCalledOnce();
});

it('Rendered page: a button that is removed before its code has loaded is not pressed', async () => {
  const { button, onPress, load } = await openPage();
  vi.useFakeTimers();
  button.click();
  await vi.advanceTimersByTimeAsync(100);
  document.body.replaceChildren();
  await load();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(onPress).not.toHaveBeenCalled();
});

it('Rendered page: presses are repeated in order, whichever code loads first', async () => {
  const { buttons, onPress, parts } = await openPage(['Add', 'Remove']);
  for (const button of buttons) button.click();
  for (const { load } of parts.toReversed()) await load();
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledTimes(2));
  expect(onPress.mock.calls).toEqual([['Add'], ['Remove']]);
});

it('Rendered page: a counted press before the code has loaded is kept when React handles the next one at once', async () => {
  const { button, onPress, load } = await openPage();
  button.dataset.counts = 'true';
  vi.useFakeTimers();
  button.click();
  await load();
  button.click();
  expect(onPress).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledTimes(2));
});

it('Rendered page: input is repeated in the fields and buttons that the browser renders anew', async () => {
  const onType = vi.fn<(value: string) => void>();
  const onPress = vi.fn();
  const markup = (id: string) => (
    <form>
      <input id={id} name="name" onChange={({ target }) => onType(target.value)} />
      <input id={`${id}2`} name="email" onChange={({ target }) => onType(target.value)} />
      <button type="button" onClick={onPress}>
        Send
      </button>
    </form>
  );
  const root = document.createElement('div');
  document.body.append(root);
  const first = createRoot(root);
  await act(async () => first.render(markup('server')));
  const [email, send] = [root.querySelector('[name=email]'), root.querySelector('button')];
  await act(async () => first.unmount());
  const replay = replayInputs([
    { target: email as Element, value: 'a@example.com' },
    { target: send as Element },
  ]);
  await act(async () => createRoot(root).render(markup('browser')));
  await act(() => replay);
  expect(onType.mock.calls).toEqual([['a@example.com']]);
  expect(onPress).toHaveBeenCalledOnce();
});

it('Rendered page: a choice is repeated by its value, and neither of two equal buttons is pressed', async () => {
  const onChoose = vi.fn<(value: string) => void>();
  const onPress = vi.fn();
  const markup = (
    <form onChange={({ target }) => onChoose((target as unknown as HTMLInputElement).value)}>
      <input type="radio" name="size" value="small" />
      <input type="radio" name="size" value="grand" />
      <button type="button" onClick={onPress}>
        Add
      </button>
      <button type="button" onClick={onPress}>
        Add
      </button>
    </form>
  );
  const root = document.createElement('div');
  document.body.append(root);
  const first = createRoot(root);
  await act(async () => first.render(markup));
  const [add, grand] = [root.querySelector('button'), root.querySelector('[value=grand]')];
  await act(async () => first.unmount());
  await act(async () => createRoot(root).render(markup));
  await act(() =>
    replayInputs([{ target: add as Element }, { target: grand as Element, checked: true }]),
  );
  expect(onChoose.mock.calls).toEqual([['grand']]);
  expect(onPress).not.toHaveBeenCalled();
});

/** Shows markup that React handles. */
async function showMarkup(markup: ReactNode) {
  const root = document.createElement('div');
  document.body.append(root);
  await act(async () => createRoot(root).render(markup));
  return root;
}

/** A page with a field and a checkbox, which the first event in it resets, as hydration does. */
async function openForm() {
  const onType = vi.fn<(value: string) => void>();
  const onChoose = vi.fn<(isChosen: boolean) => void>();
  const root = await showMarkup(
    <form>
      <input name="name" onChange={({ target }) => onType(target.value)} />
      <input type="checkbox" onChange={({ target }) => onChoose(target.checked)} />
    </form>,
  );
  const [field, checkbox] = root.querySelectorAll('input');
  if (!field || !checkbox) throw new Error('The form has no fields.');
  const reset = () => {
    checkbox.checked = false;
    for (const type of ['copy', 'click']) root.removeEventListener(type, reset);
  };
  for (const type of ['copy', 'click']) root.addEventListener(type, reset);
  return { field, checkbox, onType, onChoose };
}

it('Rendered page: text that is typed while earlier input is repeated is kept', async () => {
  const { field, checkbox, onType } = await openForm();
  const queue: QueuedInput[] = [
    { target: checkbox, checked: true },
    { target: field, value: 'Ro' },
  ];
  const replay = replayInputs(queue);
  queue.push({ target: field, value: 'Roberta' });
  await replay;
  expect(onType.mock.calls).toEqual([['Roberta']]);
  expect(queue).toEqual([]);
});

it('Rendered page: the caret of a field that hydration empties is behind the text that is repeated', async () => {
  const { field } = await openForm();
  field.focus();
  field.addEventListener('copy', () => Object.assign(field, { value: '' }));
  const queue: QueuedInput[] = [{ target: field, value: 'Ro' }];
  field.value = 'Ro';
  await replayInputs(queue);
  expect([field.value, field.selectionStart]).toEqual(['Ro', 2]);
});

it('Rendered page: a field loses the focus before the press that followed it is repeated', async () => {
  const order: string[] = [];
  const root = await showMarkup(
    <form>
      <input onBlur={() => order.push('field')} onChange={() => {}} />
      <button type="button" onClick={() => order.push('button')}>
        Add
      </button>
    </form>,
  );
  const [field, button] = [root.querySelector('input'), root.querySelector('button')];
  field?.focus();
  await replayInputs([{ target: field as Element, value: '3' }, { target: button as Element }]);
  expect(order).toEqual(['field', 'button']);
});

it('Rendered page: a choice is repeated after the hydration that resets it', async () => {
  const { checkbox, onChoose } = await openForm();
  await replayInputs([{ target: checkbox, checked: true }]);
  expect(checkbox.checked).toBe(true);
  expect(onChoose.mock.lastCall).toEqual([true]);
});

it('Rendered page: a form is sent with the text that was in it, not with later text', async () => {
  const sent: string[] = [];
  const root = await showMarkup(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(new FormData(event.currentTarget).get('query') as string);
      }}
    >
      <input name="query" onChange={() => {}} />
    </form>,
  );
  const [form, field] = [root.querySelector('form'), root.querySelector('input')];
  if (!form || !field) throw new Error('The form has no field.');
  await replayInputs([
    { target: field, value: 'peo' },
    { target: field, value: 'peony' },
    { target: form },
    { target: field, value: 'peonys' },
  ]);
  expect(sent).toEqual(['peony']);
  expect(field.value).toBe('peonys');
});
