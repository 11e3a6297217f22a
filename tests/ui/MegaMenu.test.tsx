import { act, cleanup, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { MegaMenu } from '../../src/features/megaMenu/MegaMenu.tsx';
import { category, config } from './menuTree.ts';
import { showInShop } from './shell.tsx';

afterEach(cleanup);

const root = category({
  uid: 'root',
  children: [
    { uid: 'bears', position: 3 },
    { uid: 'hidden', position: 2, include_in_menu: 0 },
    {
      uid: 'bouquets',
      position: 1,
      children: [
        { uid: 'white', position: 2 },
        {
          uid: 'flower',
          position: 1,
          children: [{ uid: 'rose' }, { uid: 'old', include_in_menu: 0 }],
        },
      ],
    },
  ],
});

describe('Mega menu', () => {
  it('shows the categories that are in the menu, by position', () => {
    const { topLinks } = menu();
    expect(topLinks().map((link) => link.textContent)).toEqual(['bouquets', 'bears']);
    expect(topLinks()[0]?.getAttribute('href')).toBe('/bouquets.html');
  });

  it.each(['{ArrowDown}', ' '])('opens three levels by the key "%s"', async (key) => {
    const { shopper, topLinks, panelLinks } = menu();
    topLinks()[0]?.focus();
    await shopper.keyboard(key);
    expect(topLinks()[0]?.getAttribute('aria-expanded')).toBe('true');
    expect(panelLinks()).toEqual(['Everything in bouquets', 'flower', 'rose', 'white']);
  });

  it.each(['{ArrowUp}', '{Escape}', '{Shift>}{Tab}{/Shift}'])('closes by %s', async (key) => {
    const { shopper, topLinks } = menu();
    topLinks()[0]?.focus();
    await shopper.keyboard('{ArrowDown}');
    await shopper.keyboard(key);
    expect(topLinks()[0]?.getAttribute('aria-expanded')).toBe('false');
  });

  it.each(['{ArrowUp}', '{Escape}', '{Shift>}{Tab}{/Shift}'])(
    'closes from inside by %s and returns the focus to its entry',
    async (key) => {
      const { shopper, topLinks } = menu();
      topLinks()[0]?.focus();
      await shopper.keyboard('{ArrowDown}');
      await shopper.tab();
      await shopper.keyboard(key);
      expect(topLinks()[0]?.getAttribute('aria-expanded')).toBe('false');
      expect(document.activeElement).toBe(topLinks()[0]);
    },
  );

  it.each([
    ['{ArrowRight}', 'bears'],
    ['{End}', 'bears'],
    ['{ArrowLeft}', 'bouquets'],
    ['{ArrowRight}{ArrowLeft}', 'bouquets'],
    ['{ArrowRight}{Home}', 'bouquets'],
    ['{ArrowDown}{ArrowDown}', 'Everything in bouquets'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'flower'],
    ['{ArrowDown}{ArrowDown}{End}', 'white'],
    ['{ArrowDown}{ArrowDown}{End}{ArrowDown}', 'white'],
    ['{ArrowDown}{ArrowDown}{End}{ArrowLeft}', 'rose'],
    ['{ArrowDown}{ArrowDown}{End}{Home}', 'Everything in bouquets'],
  ])('moves along entries and links as disclosure navigation does: %s', async (keys, at) => {
    const { shopper, topLinks } = menu();
    topLinks()[0]?.focus();
    await shopper.keyboard(keys);
    expect(document.activeElement?.textContent).toBe(at);
  });

  it('opens nothing for an entry without children', async () => {
    const { shopper, topLinks } = menu();
    topLinks()[1]?.focus();
    await shopper.keyboard('{ArrowDown}');
    expect(topLinks()[1]?.hasAttribute('aria-expanded')).toBe(false);
    expect(document.activeElement).toBe(topLinks()[1]);
  });

  it('closes on Escape when hovering has opened it, wherever the focus is', async () => {
    const { shopper, topLinks } = menu();
    await shopper.hover(topLinks()[0] as Element);
    expect(topLinks()[0]?.getAttribute('aria-expanded')).toBe('true');
    await shopper.keyboard('{Escape}');
    expect(topLinks()[0]?.getAttribute('aria-expanded')).toBe('false');
  });

  it('names the panel that an open entry controls and has no ARIA menu role', async () => {
    const { shopper, topLinks } = menu();
    topLinks()[0]?.focus();
    await shopper.keyboard(' ');
    const panel = topLinks()[0]?.getAttribute('aria-controls') ?? '';
    expect(document.getElementById(panel)?.querySelectorAll('a')).toHaveLength(4);
    expect(topLinks()[0]?.hasAttribute('aria-haspopup')).toBe(false);
  });

  it('closes when the focus leaves it', async () => {
    const { shopper, topLinks } = menu();
    topLinks()[0]?.focus();
    await shopper.keyboard('{ArrowDown}');
    act(() => topLinks()[1]?.focus());
    expect(topLinks()[0]?.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens and closes with the pointer', async () => {
    const { shopper, topLinks } = menu();
    await shopper.hover(topLinks()[0] as Element);
    expect(topLinks()[0]?.getAttribute('aria-expanded')).toBe('true');
    await shopper.unhover(topLinks()[0] as Element);
    expect(topLinks()[0]?.getAttribute('aria-expanded')).toBe('false');
  });

  it('marks the entry whose path and suffix are those of the page', () => {
    expect(menu('/bears.html').current()).toEqual(['bears page']);
    cleanup();
    expect(menu('/bears').current()).toEqual([]);
    cleanup();
    expect(menu('/rose.html').current()).toEqual(['bouquets true']);
  });
});

function menu(path = '/') {
  const { hook } = memoryLocation({ path });
  const screen = showInShop(
    <Router hook={hook}>
      <MegaMenu />
    </Router>,
    { responses: { MegaMenu: () => ({ storeConfig: config, categories: { items: [root] } }) } },
  );
  const nav = () => screen.getByRole('navigation', { name: 'Main menu' });
  const links = () => within(nav()).getAllByRole('link');
  return {
    ...screen,
    topLinks: () => links().filter((link) => !link.closest('[id]')),
    panelLinks: () =>
      links()
        .filter((link) => link.closest('[id]'))
        .map((link) => link.textContent),
    current: () =>
      links()
        .filter((link) => link.hasAttribute('aria-current'))
        .map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`),
  };
}
