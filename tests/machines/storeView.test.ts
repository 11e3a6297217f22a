import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { StoreView } from '../../machines/domain.ts';
import { storeViewMachine } from '../../machines/storeView/machine.ts';

const view = (code: string, currency: string): StoreView => ({
  code,
  name: code,
  groupCode: 'main',
  groupName: 'Main',
  sortOrder: 0,
  isDefault: code === 'default',
  locale: 'en_US',
  currency,
  mediaUrl: '/media/',
});

/**
 * Lets the platform refuse requests in a stored view.
 *
 * @returns the machine's calls
 */
async function afterRefusals(
  offered: StoreView[] | Error,
  prefix: string | null = null,
  code: string | null = 'zh_hant',
) {
  const done: string[] = [];
  const verify = vi.fn(async () => {
    if (offered instanceof Error) throw offered;
    return offered;
  });
  const note = (entry: string) => () => void done.push(entry);
  const actor = createActor(
    storeViewMachine.provide({
      actors: {
        verifyStoreView: fromPromise<StoreView[]>(verify),
        readStoreViews: fromPromise<StoreView[]>(() => new Promise(() => {})),
      },
      actions: {
        forgetStoreView: note('forget'),
        saveStoreView: (_, { view: { code, currency } }) => void done.push(`${code} ${currency}`),
        noteViewGone: note('note'),
        reloadInDefaultView: note('default view'),
        reloadPage: note('reload'),
        ignoreViewName: note('name none'),
      },
    }),
    { input: { code, sentCode: code ?? 'default', currency: code && 'HKD', prefix } },
  ).start();
  for (let times = 0; times < 3; times++) actor.send({ type: 'storeView.refused' });
  await new Promise((resolve) => setTimeout(resolve));
  actor.send({ type: 'storeView.refused' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(verify).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().hasTag('settled')).toBe(true);
  return done;
}

describe('Default store view under a name that the platform refuses', () => {
  it('is chosen by the platform from the next page load on', async () => {
    expect(await afterRefusals([view('english', 'USD')], null, null)).toEqual([
      'name none',
      'reload',
    ]);
  });

  it('keeps its name when the platform has it', async () => {
    expect(await afterRefusals([view('default', 'USD')], null, null)).toEqual([]);
  });
});

describe('Stored store view that the platform refuses', () => {
  it('is forgotten when the platform no longer has it', async () => {
    const expected = ['forget', 'note', 'default view'];
    expect(await afterRefusals([view('default', 'USD')])).toEqual(expected);
    // The same is true while the address may still name a view.
    expect(await afterRefusals([view('default', 'USD')], 'delivery')).toEqual(expected);
  });

  it('takes over the view’s current currency', async () => {
    expect(await afterRefusals([view('default', 'USD'), view('zh_hant', 'CNY')])).toEqual([
      'zh_hant CNY',
      'note',
      'reload',
    ]);
  });

  it('stays when the platform has view and currency, does not answer, or lists no view', async () => {
    expect(await afterRefusals([view('default', 'USD'), view('zh_hant', 'HKD')])).toEqual([]);
    expect(await afterRefusals(new Error('lost'))).toEqual([]);
    expect(await afterRefusals([])).toEqual([]);
  });
});
