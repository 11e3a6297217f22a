// Lighthouse's scores on its mobile profile. Accessibility, best practices and SEO do not depend on
// the machine and have limits; performance does, so its score is printed beside the machine's.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumPath, FLAGS } from '../support/chromium.mjs';
import { installTool } from './installTool.mjs';
import { median } from './median.mjs';

/** The last release for Node 20. */
const VERSION = '12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const ALWAYS_FULL = ['accessibility', 'best-practices'];
/** The pages that search engines do not index. */
const NOT_INDEXED = ['search', 'sign in'];

/**
 * Measures and prints.
 *
 * @param paths - by the page's name
 * @param runs - how often each page is measured; the medians are printed
 * @returns whether every limit was kept
 */
export async function lighthouseScores(origin, paths, runs) {
  const rows = [];
  for (const [page, path] of Object.entries(paths)) {
    const reports = [];
    for (let run = 0; run < runs; run++) reports.push(await report(origin + path));
    rows.push(scores(page, reports));
  }
  console.log(`\nLighthouse ${VERSION}, mobile, medians of ${runs}`);
  console.table(rows);
  return rows.every(
    (row) =>
      ALWAYS_FULL.every((name) => row[name] === 100) &&
      (row.seo === 100 || NOT_INDEXED.includes(row.page)),
  );
}

async function report(url) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      installTool('lighthouse', VERSION, 'cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES}`,
      `--chrome-flags=--headless=new ${FLAGS.join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: chromiumPath() ?? chromium.executablePath() },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout);
}

function scores(page, reports) {
  const medianOf = (read) => Math.round(median(reports.map(read)));
  const ms = (audit) => medianOf(({ audits }) => audits[audit].numericValue);
  return {
    page,
    ...Object.fromEntries(
      CATEGORIES.map((name) => [name, medianOf(({ categories }) => categories[name].score * 100)]),
    ),
    'FCP ms': ms('first-contentful-paint'),
    'LCP ms': ms('largest-contentful-paint'),
    'TBT ms': ms('total-blocking-time'),
    'speed of the machine': medianOf(({ environment }) => environment.benchmarkIndex),
  };
}
