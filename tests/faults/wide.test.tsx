import { vi } from 'vitest';
import { faultTable } from './faultTable.ts';
import { wideRows } from './rows/menus.ts';

// Simulates a large screen with the mega menu; the shop reads the size while it is imported.
vi.hoisted(() => {
  const wide = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(globalThis, { matchMedia: () => wide });
});

faultTable('wide', wideRows);
