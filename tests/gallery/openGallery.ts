import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { BASE, buildGallery } from './build.ts';

const FOLDER = '.cache/gallery';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves the gallery to this browser; the production bundle does not contain it. */
export async function openGallery(context: BrowserContext): Promise<void> {
  await buildGallery(FOLDER);
  await context.route('**/__states**', (route) =>
    route.fulfill({ path: join(FOLDER, 'tests/gallery/index.html'), contentType: 'text/html' }),
  );
  await context.route(`**${BASE}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(BASE.length);
    await route.fulfill({
      body: await readFile(join(FOLDER, path)),
      contentType: TYPES[extname(path)] ?? 'application/octet-stream',
    });
  });
}
