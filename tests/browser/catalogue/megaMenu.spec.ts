import { type MenuAction, megaMenuExpectations } from '../../models/megaMenu.expectations.ts';
import { modelPaths } from '../../models/modelPaths.ts';
import { expect, test } from '../fixtures.ts';
import { walkModel } from '../walkModel.ts';

const KEY_BY_ACTION: Partial<Record<MenuAction, string>> = {
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

const keyActions = Object.keys(KEY_BY_ACTION) as MenuAction[];
const { states, transitions, paths } = modelPaths(megaMenuExpectations, [
  ...keyActions,
  'hover',
  'unhover',
  'click',
]);

// Shown on large screens only.
test.use({ viewport: { width: 1280, height: 900 } });

test('Mega menu: behaves as its test model expects in 10 states and 34 transitions', async ({
  page,
}) => {
  expect({ states, transitions, paths: paths.length }).toEqual({
    states: 10,
    transitions: 34,
    paths: 5,
  });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  const first = link('Bouquets');
  const expectOpen = async (is: boolean) => {
    await expect(first).toHaveAttribute('aria-expanded', String(is));
    await expect(link('Everything in Bouquets')).toHaveCount(is ? 1 : 0);
  };
  await walkModel(paths, {
    begin: async () => {
      await page.goto('/');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.mouse.move(10, 800);
      await first.focus();
    },
    states: {
      atEntry: async () => {
        await expectOpen(false);
        await expect(first).toBeFocused();
      },
      opened: async () => {
        await expectOpen(true);
        await expect(first).toBeFocused();
      },
      inside: async () => {
        await expectOpen(true);
        await expect(link('Everything in Bouquets')).toBeFocused();
      },
      further: async () => {
        await expectOpen(true);
        await expect(link('By the hour')).toBeFocused();
      },
      atLastInside: async () => {
        await expectOpen(true);
        await expect(link('In a vase')).toBeFocused();
      },
      before: async () => {
        await expectOpen(false);
        await expect(menu.locator(':focus')).toHaveCount(0);
      },
      atSecond: async () => {
        await expectOpen(false);
        await expect(link('Glass domes')).toBeFocused();
      },
      atLast: () => expect(link('The secret garden')).toBeFocused(),
      hovered: () => expectOpen(true),
      there: async () => {
        await expect(page).toHaveURL('/bouquets.html');
        await expectOpen(false);
        await expect(first).toHaveAttribute('aria-current', 'page');
      },
    },
    actions: {
      ...Object.fromEntries(
        Object.entries(KEY_BY_ACTION).map(([action, key]) => [
          action,
          () => page.keyboard.press(key),
        ]),
      ),
      hover: () => first.hover(),
      unhover: () => page.mouse.move(10, 800),
      click: () => first.click(),
    },
  });
});

test('Mega menu: turns the arrow of the current entry and of the entry under the pointer', async ({
  page,
}) => {
  await page.goto('/bouquets.html');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const arrowOf = (name: string) => menu.getByRole('link', { name, exact: true }).locator('svg');
  const turned = 'matrix(-1, 0, 0, -1, 0, 0)';
  await expect(arrowOf('Bouquets')).toHaveCSS('transform', turned);
  await expect(arrowOf('Glass domes')).toHaveCSS('transform', 'none');
  await menu.getByRole('link', { name: 'Glass domes', exact: true }).hover();
  await expect(arrowOf('Glass domes')).toHaveCSS('transform', turned);
});
