import { everyTransition } from '../models/everyTransition.ts';
import { type MenuDeed, megaMenuBelief } from '../models/megaMenu.belief.ts';
import { expect, test } from './fixtures.ts';

const KEYS: Partial<Record<MenuDeed, string>> = {
  arrowDown: 'ArrowDown',
  space: ' ',
  arrowUp: 'ArrowUp',
  escape: 'Escape',
  tab: 'Tab',
  shiftTab: 'Shift+Tab',
  arrowRight: 'ArrowRight',
  arrowLeft: 'ArrowLeft',
  end: 'End',
  home: 'Home',
  enter: 'Enter',
};

const keys = Object.keys(KEYS) as MenuDeed[];
const paths = everyTransition(megaMenuBelief, [...keys, 'hover', 'unhover', 'click']);

// Shown on large screens only.
test.use({ viewport: { width: 1280, height: 900 } });

test('the belief about the menu has its paths', () => {
  expect(paths).toHaveLength(26);
});

for (const path of paths) {
  test(`a shopper at the menu: ${path.description}`, async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const link = (name: string) => menu.getByRole('link', { name, exact: true });
    const first = link('Bouquets');
    const isOpen = async (is: boolean) => {
      await expect(first).toHaveAttribute('aria-expanded', String(is));
      await expect(link('Everything in Bouquets')).toHaveCount(is ? 1 : 0);
    };
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.mouse.move(10, 800);
    await first.focus();
    await path.test({
      states: {
        atEntry: async () => {
          await isOpen(false);
          await expect(first).toBeFocused();
        },
        opened: async () => {
          await isOpen(true);
          await expect(first).toBeFocused();
        },
        inside: async () => {
          await isOpen(true);
          await expect(link('Everything in Bouquets')).toBeFocused();
        },
        further: async () => {
          await isOpen(true);
          await expect(link('By the hour')).toBeFocused();
        },
        atLastInside: async () => {
          await isOpen(true);
          await expect(link('In a vase')).toBeFocused();
        },
        before: async () => {
          await isOpen(false);
          await expect(menu.locator(':focus')).toHaveCount(0);
        },
        atSecond: async () => {
          await isOpen(false);
          await expect(link('Glass domes')).toBeFocused();
        },
        atLast: () => expect(link('The secret garden')).toBeFocused(),
        hovered: () => isOpen(true),
        there: async () => {
          await expect(page).toHaveURL('/bouquets.html');
          await isOpen(false);
          await expect(first).toHaveAttribute('aria-current', 'page');
        },
      },
      events: {
        ...Object.fromEntries(
          Object.entries(KEYS).map(([deed, key]) => [deed, () => page.keyboard.press(key)]),
        ),
        hover: () => first.hover(),
        unhover: () => page.mouse.move(10, 800),
        click: () => first.click(),
      },
    });
  });
}
