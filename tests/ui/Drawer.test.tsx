import { act, cleanup, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Drawer } from '../../src/features/drawer/Drawer.tsx';
import { category, config } from './menuTree.ts';
import { showInShop } from './shell.tsx';

afterEach(cleanup);

const levels: Record<string, object> = {
  root: category({
    uid: 'root',
    children: [
      { uid: 'bears', position: 2 },
      { uid: 'secret', include_in_menu: 0 },
      { uid: 'bouquets', position: 1, children: [{ uid: 'white' }] },
    ],
  }),
  bouquets: category({ uid: 'bouquets', children: [{ uid: 'white' }] }),
};

describe('Navigation drawer', () => {
  it('requests nothing before it is opened', () => {
    const { requests, dialog } = drawer();
    expect(requests).toEqual([]);
    expect(dialog().hasAttribute('inert')).toBe(true);
  });

  it('shows leaves as links and opens the children of other categories', async () => {
    const { open, shopper, rows } = drawer();
    open();
    expect(rows()).toEqual(['button bouquets', 'link bears /bears.html']);
    await shopper.click(drawerButton('bouquets'));
    expect(rows()).toEqual([
      'link Everything in bouquets /bouquets.html',
      'link white /white.html',
    ]);
  });

  it('tells the catalog each level that it loaded', async () => {
    const { open, shopper, sent } = drawer();
    open();
    await shopper.click(drawerButton('bouquets'));
    const bears = { uid: 'bears', children_count: '0' };
    const bouquets = { uid: 'bouquets', children_count: '1' };
    const white = { uid: 'white', children_count: '0' };
    expect(sent).toEqual([
      levelRead({ uid: 'root', children_count: '3', children: [bouquets, bears] }),
      levelRead({ ...bouquets, children: [white] }),
    ]);
  });

  it('is named Main Menu on every level, with the category as its sub-heading', async () => {
    const { open, shopper, dialog } = drawer();
    open();
    expect(within(dialog()).queryByRole('heading', { level: 3 })).toBeNull();
    await shopper.click(drawerButton('bouquets'));
    expect(within(dialog()).getByRole('heading', { level: 3 }).textContent).toBe('bouquets');
    expect(document.activeElement?.textContent).toBe('bouquets');
    await shopper.click(drawerButton('Back'));
    expect(within(dialog()).queryByRole('heading', { level: 3 })).toBeNull();
    expect(document.activeElement).toBe(dialog());
    await shopper.keyboard('{Escape}');
    expect(dialog().hasAttribute('inert')).toBe(true);
  });

  it('goes back to the parent category and closes at the top level', async () => {
    const { open, shopper, dialog } = drawer();
    open();
    await shopper.click(drawerButton('bouquets'));
    await shopper.click(drawerButton('Back'));
    expect(dialog().hasAttribute('inert')).toBe(false);
    await shopper.click(drawerButton('Back'));
    expect(dialog().hasAttribute('inert')).toBe(true);
  });

  it('closes by its button and when a link is followed', async () => {
    const { open, shopper, dialog } = drawer();
    open();
    await shopper.click(drawerButton('Close'));
    expect(dialog().hasAttribute('inert')).toBe(true);
    open();
    await shopper.click(within(dialog()).getByRole('link', { name: 'bears' }));
    expect(dialog().hasAttribute('inert')).toBe(true);
  });

  it('has five views, each with its title; Back leads from each to the view above it', async () => {
    const { open, shopper, dialog, send, title } = drawer();
    open();
    const views = [
      ['drawer.signIn', 'Sign In', 'Main Menu'],
      ['drawer.signIn', 'Sign In', null],
      ['drawer.createAccount', 'Create Account', 'Sign In'],
      ['drawer.forgotPassword', 'Forgot Password', 'Sign In'],
    ] as const;
    expect(title()).toBe('Main Menu');
    for (const [event, name, parent] of views) {
      send(event);
      expect(title()).toBe(name);
      expect(document.activeElement).toBe(dialog());
      expect(within(dialog()).queryByRole('list')).toBeNull();
      if (!parent) continue;
      await shopper.click(drawerButton('Back'));
      expect(title()).toBe(parent);
    }
    await shopper.click(drawerButton('Back'));
    send('drawer.myAccount');
    expect(title()).toBe('My Account');
    await shopper.click(drawerButton('Back'));
    expect(title()).toBe('Main Menu');
  });

  it('leads from the menu to the sign-in form', async () => {
    const { open, shopper, title } = drawer();
    open();
    await shopper.click(drawerButton('Sign In'));
    expect(title()).toBe('Sign In');
  });

  it('offers a retry when the menu cannot be loaded', async () => {
    let isDown = true;
    const { open, shopper, dialog, rows } = drawer(() =>
      isDown ? new Error('Internal server error') : { categories: { items: [levels.root] } },
    );
    open();
    isDown = false;
    await shopper.click(within(dialog()).getByRole('button', { name: 'Try again' }));
    expect(rows()).toHaveLength(2);
  });

  function levelRead(level: object) {
    return {
      type: 'actor.send',
      to: 'catalog',
      event: { type: 'catalog.levelRead', level },
    };
  }

  function drawerButton(name: string) {
    const dialog = document.querySelector<HTMLElement>('[role=dialog]');
    return within(dialog as HTMLElement).getByRole('button', { name });
  }
});

function drawer(
  menu: (variables: Record<string, unknown>) => object | Error = ({ uid }) => ({
    categories: { items: [levels[String(uid)]] },
  }),
) {
  const screen = showInShop(<Drawer />, {
    responses: { RootCategory: () => ({ storeConfig: config }), NavigationMenu: menu },
  });
  const dialog = () => screen.getByRole('dialog', { hidden: true });
  return {
    ...screen,
    dialog,
    title: () => screen.getByRole('heading', { level: 2, hidden: true }).textContent,
    send: (
      type: 'drawer.signIn' | 'drawer.createAccount' | 'drawer.forgotPassword' | 'drawer.myAccount',
    ) => act(() => screen.drawer.send({ type })),
    open: () => act(() => screen.drawer.send({ type: 'drawer.open' })),
    rows: () =>
      within(within(dialog()).getByRole('list'))
        .getAllByRole('listitem')
        .map(({ firstElementChild: row }) =>
          row?.tagName === 'A'
            ? `link ${row.textContent} ${row.getAttribute('href')}`
            : `button ${row?.textContent}`,
        ),
  };
}
