import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';
import { optionalQueryRow } from './pages.ts';

/** A page that sends no query of the menus. */
const ABOUT = '/about-us';
const ABOUT_WORDS = 'A table, a window, a book';

const inDrawer = (words: string) =>
  document.querySelector('[role=dialog]')?.textContent?.includes(words) === true;

async function openDrawer(stage: Stage) {
  await stage.until(() => stage.find('Open menu') !== undefined, 'a menu button');
  stage.press('Open menu');
}

const drawerRow = (operation: string): Row => ({
  operation,
  kind: 'query',
  arrange: (stage) => stage.visit(ABOUT),
  act: openDrawer,
  isDone: () => inDrawer('Rose bears'),
  isReported: (stage) =>
    inDrawer('The menu could not be loaded.') && stage.find('Try again') !== undefined,
  isWaiting: () => inDrawer('Main Menu'),
  retry: (stage, fault) =>
    fault === 'reload in the middle' ? openDrawer(stage) : stage.press('Try again'),
  marks: { 'reload in the middle': 'restored' },
});

/** The menu of the drawer. */
export const drawerRows: readonly Row[] = [drawerRow('RootCategory'), drawerRow('NavigationMenu')];

/** The menu of large screens. */
export const wideRows: readonly Row[] = [
  optionalQueryRow(
    'MegaMenu',
    ABOUT,
    ABOUT_WORDS,
    () => document.querySelector('nav[aria-label="Main menu"] a') !== null,
  ),
];
