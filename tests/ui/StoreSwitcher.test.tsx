import { cleanup, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StoreSwitcher } from '../../src/features/storeSwitcher/StoreSwitcher.tsx';
import { showInShop } from './shell.tsx';

afterEach(cleanup);

const view = (code: string, name: string, groupCode: string, sortOrder: number) => ({
  code,
  name,
  groupCode,
  groupName: `Group ${groupCode}`,
  sortOrder,
  isDefault: code === 'default',
  currency: 'USD',
});
const views = [
  view('kowloon', 'Kowloon', 'b', 5),
  view('hk', '繁體中文', 'a', 20),
  view('default', 'English', 'a', 10),
];

/** The name of an entry, without its currency. */
const nameOf = (item: Element | null) =>
  item?.querySelector('[aria-hidden]:last-child')?.previousSibling?.textContent;

describe('Store switcher', () => {
  it('is hidden if there is only one store view', () => {
    const { queryByRole } = showInShop(<StoreSwitcher />, { views: views.slice(0, 1) });
    expect(queryByRole('button')).toBeNull();
  });

  it('lists the views by group and sort order, with the current one marked', async () => {
    const { open, getAllByRole } = switcher();
    await open();
    const groups = getAllByRole('group').map((group) => [
      group.getAttribute('aria-label'),
      ...within(group)
        .getAllByRole('menuitemradio')
        .map((item) => `${nameOf(item)} ${item.getAttribute('aria-checked')}`),
    ]);
    expect(groups).toEqual([
      ['Group b', 'Kowloon false'],
      ['Group a', 'English true', '繁體中文 false'],
    ]);
  });

  it('sends the choice and closes', async () => {
    const { open, shopper, sent, queryByRole, getByRole } = switcher();
    await open();
    await shopper.click(getByRole('menuitemradio', { name: '繁體中文' }));
    expect(sent).toContainEqual({ type: 'storeView.choose', code: 'hk' });
    expect(queryByRole('menu')).toBeNull();
  });

  it('moves by the arrow keys from the current view and closes on Escape', async () => {
    const { open, shopper, queryByRole, trigger } = switcher();
    await open();
    const names = [nameOf(document.activeElement)];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{End}']) {
      await shopper.keyboard(key);
      names.push(nameOf(document.activeElement));
    }
    expect(names).toEqual(['English', '繁體中文', 'Kowloon', '繁體中文', 'Kowloon', '繁體中文']);
    await shopper.keyboard('{Escape}');
    expect(queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });

  it.each([
    ['the code of its machine', { undelivered: { storeView: [] } }],
    [
      'the list of views',
      { machines: { storeView: { ...inertActor, getSnapshot: () => unlisted } } },
    ],
  ])('says that %s could not be loaded, stays closed and offers a retry', async (_, failure) => {
    const { shopper, sent, getByRole, queryByRole } = showInShop(<StoreSwitcher />, {
      responses: {
        StoreCodes: () => ({ availableStores: [{ store_code: 'a' }, { store_code: 'b' }] }),
      },
      ...failure,
    });
    const trigger = getByRole('button', { name: 'Choose store view' });
    expect(queryByRole('alert')).toBeNull();
    await shopper.click(trigger);
    expect(getByRole('alert').textContent).toContain('Something went wrong');
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    sent.length = 0;
    inertActor.send.mockClear();
    await shopper.click(getByRole('button', { name: 'Try again' }));
    expect([...sent, ...inertActor.send.mock.calls.flat()]).toEqual([{ type: 'storeView.list' }]);
  });

  it('closes on a click elsewhere', async () => {
    const { open, shopper, queryByRole } = switcher();
    await open();
    await shopper.click(document.body);
    expect(queryByRole('menu')).toBeNull();
  });
});

const unlisted = {
  context: { code: null, views: [] },
  hasTag: (tag: string) => tag === 'unlisted',
};
const inertActor = { send: vi.fn(), subscribe: () => ({ unsubscribe: () => {} }) };

function switcher() {
  const screen = showInShop(<StoreSwitcher />, { views, code: 'default' });
  const trigger = () => screen.getByRole('button', { name: 'Choose store view' });
  const open = async () => {
    await screen.shopper.click(trigger());
    await screen.findByRole('menu');
  };
  return { ...screen, trigger, open };
}
