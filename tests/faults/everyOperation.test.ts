import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cardRow } from './rows/card.ts';
import { cartRows } from './rows/cart.ts';
import { catalogueRows } from './rows/catalogue.ts';
import { checkoutRows } from './rows/checkout.ts';
import { drawerRows, wideRows } from './rows/menus.ts';
import { orderRows } from './rows/order.ts';
import { sessionRows } from './rows/session.ts';
import { shellRows } from './rows/shell.ts';
import { storeViewRows } from './rows/storeViews.ts';

const SRC = join(import.meta.dirname, '../../src');

const sources = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
const found = (pattern: RegExp) =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** Documents begin a line with their kind and a name. */
const documents = () => found(/^\s*(?:query|mutation) ([A-Z]\w*)\b/gm);
const rest = () => {
  const carts = found(/['`](\/rest\/V1\/[^'`]*)['`]/g).map((path) =>
    path.replace(/\$\{[^}]*\}/, ':cartId'),
  );
  const calls = found(/\$\{cartOf\(\w+\)\}\/([\w-]+)/g);
  return carts.flatMap((cart) => calls.map((call) => `${cart}/${call}`));
};

it('every operation that the shop sends is in the fault table, once', () => {
  const rows = [
    ...catalogueRows,
    ...shellRows,
    ...drawerRows,
    ...wideRows,
    ...storeViewRows,
    ...sessionRows,
    ...cartRows,
    ...checkoutRows,
    cardRow,
    ...orderRows,
  ];
  const sent = [...documents(), ...rest(), ...found(/['`](\/sandbox\/[^'`]*)['`]/g)];
  expect(sent.length).toBeGreaterThan(45);
  expect(rows.map(({ operation }) => operation).sort()).toEqual([...new Set(sent)].sort());
});
