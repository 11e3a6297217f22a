// Takes a screenshot of every state of the gallery for review: wide in English, on a phone in
// Chinese.
import { mkdirSync } from 'node:fs';
import { runnerImport } from 'vite';

const FOLDER = '.cache/states';
const VIEWS = [
  { language: 'en_US', width: 1280, height: 900 },
  { language: 'zh_Hant-HK', width: 375, height: 760 },
];

export async function states(browser, origin) {
  const { module } = await runnerImport(`${process.cwd()}/tests/gallery/openGallery.ts`, {
    logLevel: 'error',
  });
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  await module.openGallery(context);
  const page = await context.newPage();
  await page.goto(`${origin}/__states`);
  const names = await page.getByRole('navigation').getByRole('button').allInnerTexts();
  await page.goto(`${origin}/__states?show`);
  for (const { language, width, height } of VIEWS) {
    await page.setViewportSize({ width, height });
    mkdirSync(`${FOLDER}/${language}`, { recursive: true });
    for (const name of names) {
      await page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        `#${language}/${encodeURIComponent(name)}`,
      );
      await page.locator(`html[data-screen="${language} ${name}"]`).waitFor();
      await page.waitForLoadState('networkidle');
      await page.screenshot({
        path: `${FOLDER}/${language}/${name.replaceAll(/[ ,+]+/g, '-')}.png`,
      });
    }
  }
  await context.close();
  console.log(`${names.length * VIEWS.length} screens of the gallery are in ${FOLDER}`);
}
