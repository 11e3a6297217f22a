import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tableOf } from '../../../src/server/doctor/report.ts';
import { examined } from './examined.ts';

const README = join(import.meta.dirname, '../../../src/server/README.md');

/** The text with another table below a heading. */
const withTable = (text: string, heading: string, table: string): string =>
  text.replace(
    new RegExp(`(### ${heading}\n\n)(?:\\|.*\n)+`),
    (_, head: string) => `${head}${table}\n`,
  );

it('README of the server: holds the tables that the doctor prints', async () => {
  const demo = await examined({
    mayMakeCart: true,
    prepare: (shop) => {
      shop.hasPwaModules = true;
    },
  });
  const plain = await examined({
    mayMakeCart: true,
    prepare: (shop) => {
      shop.release = '2.4.7';
      shop.hasPwaModules = false;
      shop.dynamicBlocks = null;
    },
  });
  const kept = readFileSync(README, 'utf8');
  expect(kept.match(/^### .*$/gm)).toEqual([
    '### The demo platform with the PWA modules',
    '### Magento Open Source 2.4.7 without the PWA modules',
  ]);
  const first = withTable(kept, 'The demo platform with the PWA modules', tableOf(demo.findings));
  const both = withTable(
    first,
    'Magento Open Source 2.4.7 without the PWA modules',
    tableOf(plain.findings),
  );
  await expect(both).toMatchFileSnapshot(README);
});
