import { vi } from 'vitest';
import { faultTable } from './faultTable.ts';
import { shellRows } from './rows/shell.ts';

// On a large screen, where there is the mega menu too. Asked once, before anything is imported.
vi.hoisted(() => {
  const wide = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(globalThis, { matchMedia: () => wide });
});

faultTable('shell', shellRows);
