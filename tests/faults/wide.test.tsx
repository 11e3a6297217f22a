import { vi } from 'vitest';
import { faultTable } from './faultTable.ts';
import { wideRows } from './rows/menus.ts';

// On a large screen, which shows the mega menu too. The size is read before anything is imported.
vi.hoisted(() => {
  const wide = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(globalThis, { matchMedia: () => wide });
});

faultTable('wide', wideRows);
