import { createRequire } from 'node:module';
import { openGallery } from '../../gallery/openGallery.ts';
import { expect, test } from '../fixtures.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

// Axe reads colours at once, so transitions are switched off.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Gallery: axe finds no violation in any state, and no Chinese text has a space after its punctuation', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await openGallery(context);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  await page.goto('/__states');
  await expect(page.getByRole('heading', { name: 'States' })).toBeVisible();
  const names = await page.getByRole('navigation').getByRole('button').allInnerTexts();
  expect(names.length).toBeGreaterThan(70);
  await page.goto('/__states?show');
  await page.addScriptTag({ path: AXE });
  const found = await page.evaluate(async (all) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          where: Element | null,
          options: object,
        ): Promise<{ violations: { id: string; nodes: unknown[] }[] }>;
      };
    };
    const root = document.getElementById('root') ?? document.body;
    /** The screen is complete when no request was sent for a moment. */
    const calm = () =>
      new Promise<void>((resolve) => {
        const finish = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(finish, 50);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(finish, 50);
        });
        observer.observe(root, { childList: true, subtree: true });
      });
    const reports: string[] = [];
    for (const language of ['en_US', 'zh_Hant-HK']) {
      for (const name of all) {
        const rendered = new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (document.documentElement.dataset.screen !== `${language} ${name}`) return;
            observer.disconnect();
            resolve();
          });
          observer.observe(document.documentElement, { attributeFilter: ['data-screen'] });
        });
        location.hash = `#${language}/${encodeURIComponent(name)}`;
        await rendered;
        await calm();
        // The frame is the same everywhere: it is checked only in the exhibits that are about it.
        const isAround = /^(app|drawer|loadingBar|network|toasts)\./.test(name);
        const where = document.querySelector(isAround ? 'body' : 'main');
        const doubled = language === 'zh_Hant-HK' && /.*[。，：；！？] .*/.exec(root.textContent);
        if (doubled) reports.push(`${language} ${name}: a space after a full stop: ${doubled[0]}`);
        const { violations } = await axe.run(where, {
          resultTypes: ['violations'],
          // A loading page has no heading yet; complete pages are checked in accessibility.spec.ts.
          rules: {
            'page-has-heading-one': { enabled: false },
            // Experimental, so axe does not check it unasked: speech control presses what it reads.
            'label-content-name-mismatch': { enabled: true },
          },
        });
        for (const { id, nodes } of violations) {
          const [node] = nodes as { html: string }[];
          reports.push(`${language} ${name}: ${id} ${node?.html.slice(0, 200)}`);
        }
      }
    }
    return reports;
  }, names);
  expect(found).toEqual([]);
  expect(failures).toEqual([]);
});
