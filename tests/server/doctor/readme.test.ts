import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Finding } from '../../../src/server/doctor/finding.ts';
import { tableOf } from '../../../src/server/doctor/report.ts';
import { runDoctor } from './runDoctor.ts';

const README = join(import.meta.dirname, '../../../src/server/README.md');
const TOP_README = join(import.meta.dirname, '../../../README.md');

/** Replaces the table below a heading. */
const withTable = (text: string, heading: string, table: string): string =>
  text.replace(
    new RegExp(`(### ${heading}\n\n)(?:\\|.*\n)+`),
    (_, head: string) => `${head}${table}\n`,
  );

const demoPlatform = () =>
  runDoctor({
    mayMakeCart: true,
    prepare: (shop) => {
      shop.hasPwaModules = true;
    },
  });
const plainMagento = () =>
  runDoctor({
    mayMakeCart: true,
    prepare: (shop) => {
      shop.release = '2.4.7';
      shop.hasPwaModules = false;
      shop.dynamicBlocks = null;
    },
  });

/** Merges both tables; good findings that are equal share one row. */
function comparison(one: readonly Finding[], other: readonly Finding[]): string {
  const cellOf = (findings: readonly Finding[], subject: string) => {
    const found = findings.find((finding) => finding.subject === subject);
    if (!found) return 'yes';
    return found.verdict === 'ok' ? found.summary : `note: ${found.summary}`;
  };
  const good = one.filter(
    ({ subject, verdict }) =>
      verdict === 'ok' && other.find((each) => each.subject === subject)?.verdict === 'ok',
  );
  const isSame = ({ subject }: Finding) => cellOf(one, subject) === cellOf(other, subject);
  const same = good.filter((each) => isSame(each) || each.subject === 'Works');
  const apart = [...new Set([...one, ...other].map(({ subject }) => subject))].filter(
    (subject) => !same.some((each) => each.subject === subject),
  );
  return [
    '| what the doctor finds | the demo platform with the PWA modules | Magento Open Source 2.4.7 without the PWA modules |',
    '| --- | --- | --- |',
    ...apart.map((each) => `| ${each} | ${cellOf(one, each)} | ${cellOf(other, each)} |`),
    `| ${same.map(({ subject }) => subject).join(', ')} | yes | yes |`,
  ].join('\n');
}

it('README: compares what the doctor finds on two platforms', async () => {
  const [demo, plain] = await Promise.all([demoPlatform(), plainMagento()]);
  const table = comparison(demo.findings, plain.findings);
  const readme = readFileSync(TOP_README, 'utf8');
  const pattern = /\| what the doctor finds \|(?:.*\n\|)*.*\n/;
  expect(readme).toMatch(pattern);
  await expect(readme.replace(pattern, () => `${table}\n`)).toMatchFileSnapshot(TOP_README);
});

it('README of the server: contains the tables that the doctor prints', async () => {
  const [demo, plain] = await Promise.all([demoPlatform(), plainMagento()]);
  const readme = readFileSync(README, 'utf8');
  expect(readme.match(/^### .*$/gm)).toEqual([
    '### The demo platform with the PWA modules',
    '### Magento Open Source 2.4.7 without the PWA modules',
  ]);
  const first = withTable(readme, 'The demo platform with the PWA modules', tableOf(demo.findings));
  const both = withTable(
    first,
    'Magento Open Source 2.4.7 without the PWA modules',
    tableOf(plain.findings),
  );
  await expect(both).toMatchFileSnapshot(README);
});
