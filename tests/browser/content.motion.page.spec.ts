import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { END, element, openContent, type } from './servedContent.ts';

const PICTURE = '{"desktop_image":"/media/wysiwyg/wide.jpg"}';
const drifting = (name: string, speed: number) =>
  type('row', {
    class: name,
    'data-appearance': 'full-bleed',
    'data-enable-parallax': 1,
    'data-parallax-speed': speed,
    'data-background-images': PICTURE,
    style: 'min-height: 400px',
  });
const SPACE = type('html', {}, '<div style="height: 1500px"></div>');

/** How the background of a row is moved and scaled, in px of a row of 400. */
const matrix = (page: Page, name: string) =>
  page
    .locator(`.${name} > div`)
    .first()
    .evaluate((ground) => {
      const { a, f } = new DOMMatrix(getComputedStyle(ground).transform);
      return { scale: a, shift: Math.round(f) };
    });

test.describe('parallax', () => {
  const speeds = { slow: 0.5, along: 1, still: -1, farther: -7, faster: 2, fastest: 9 };
  const rows = Object.entries(speeds)
    .map(([name, speed]) => drifting(name, speed))
    .join('');

  test('a background moves against its row, by its speed, within its bounds', async ({ page }) => {
    await openContent(page, SPACE + rows + SPACE + END);
    await expect(page.locator('.fastest > div')).toHaveCount(2);
    const shifts = async () => {
      const all: Record<string, number> = {};
      for (const name of Object.keys(speeds)) {
        // The lower edge of the window has just met the row: the background stands highest.
        await page.locator(`.${name}`).evaluate((row) => {
          scrollTo(0, row.getBoundingClientRect().top + scrollY - innerHeight);
        });
        const { scale, shift } = await matrix(page, name);
        expect(scale).toBe(1.25);
        all[name] = shift;
      }
      return all;
    };
    // An eighth of 400 px is spare on either side; half of that at half the way from 1 to -1.
    await expect
      .poll(shifts)
      .toEqual({ slow: -12, along: 0, still: -50, farther: -50, faster: 25, fastest: 25 });

    const slow = page.locator('.slow');
    await slow.evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await expect.poll(async () => Math.abs((await matrix(page, 'slow')).shift)).toBeLessThan(2);
  });

  test('whoever prefers less motion sees it stand', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openContent(page, SPACE + rows + SPACE + END);
    await page.locator('.slow').scrollIntoViewIfNeeded();
    await expect.poll(() => matrix(page, 'slow')).toEqual({ scale: 1.25, shift: 0 });
  });
});

const slides = (more: Record<string, string | number | boolean>, names = ['One', 'Two', 'Three']) =>
  type(
    'slider',
    { class: 'slides', 'data-show-arrows': true, 'data-show-dots': true, ...more },
    names
      .map((name) =>
        type(
          'slide',
          { 'data-appearance': 'poster', 'data-slide-name': name },
          element(
            'div',
            { 'data-element': 'wrapper' },
            element(
              'div',
              { 'data-element': 'overlay', style: 'min-height: 300px' },
              element('div', { 'data-element': 'content' }, `<h3>${name}</h3>`),
            ),
          ),
        ),
      )
      .join(''),
  );

test.describe('a slider', () => {
  /** Of the three, this one and no other is seen. */
  const shows = async (page: Page, name: string) => {
    for (const one of ['One', 'Two', 'Three']) {
      const seen = expect(page.getByRole('heading', { name: one }));
      await (one === name ? seen : seen.not).toBeInViewport();
    }
  };
  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).click();

  test('goes by arrow, dot and key, and not past its ends', async ({ page }) => {
    await openContent(page, slides({}) + END);
    await shows(page, 'One');
    await expect(page.getByRole('button', { name: 'Previous' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press(page, 'Next');
    await shows(page, 'Two');
    await press(page, 'Go to slide 3');
    await shows(page, 'Three');
    await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.getByRole('group', { name: 'Slides' }).press('ArrowLeft');
    await shows(page, 'Two');
    await expect(page.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  });

  test('infinite: goes on from its last to its first', async ({ page }) => {
    await openContent(page, slides({ 'data-infinite-loop': true }) + END);
    await press(page, 'Previous');
    await shows(page, 'Three');
    await press(page, 'Next');
    await shows(page, 'One');
  });

  test('without arrows and dots it has none', async ({ page }) => {
    await openContent(page, slides({ 'data-show-arrows': false, 'data-show-dots': false }) + END);
    await shows(page, 'One');
    await expect(page.getByRole('group', { name: 'Slides' }).getByRole('button')).toHaveCount(0);
  });

  test('fading: the next one comes in its place', async ({ page }) => {
    await openContent(page, slides({ 'data-fade': true }) + END);
    const opacity = (at: number) =>
      page
        .getByRole('group', { name: 'Slides' })
        .locator('li')
        .nth(at)
        .evaluate((item) => getComputedStyle(item).opacity);
    await expect.poll(() => opacity(1)).toBe('0');
    await press(page, 'Next');
    await expect.poll(() => opacity(1)).toBe('1');
    await expect.poll(() => opacity(0)).toBe('0');
  });

  test('goes by itself at its speed, stops at its end, and when it is told to', async ({
    page,
  }) => {
    await page.clock.install();
    await openContent(page, slides({ 'data-autoplay': true, 'data-autoplay-speed': 10_000 }) + END);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await shows(page, 'One');
    // From here on time passes only as it is told to.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 50));
    await page.clock.runFor(6_000);
    await shows(page, 'One');
    await page.clock.runFor(4_500);
    await shows(page, 'Two');
    await press(page, 'Pause');
    await page.mouse.move(0, 0);
    await page.clock.runFor(30_000);
    await shows(page, 'Two');
    await press(page, 'Play');
    await page.mouse.move(0, 0);
    await page.clock.runFor(11_500);
    await shows(page, 'Three');
    await page.clock.runFor(12_000);
    await shows(page, 'Three');
  });

  test('does not move by itself for whoever prefers less motion', async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openContent(page, slides({ 'data-autoplay': true, 'data-autoplay-speed': 1_000 }) + END);
    await shows(page, 'One');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 50));
    await page.clock.runFor(1_500);
    await shows(page, 'One');
    await press(page, 'Next');
    await page.clock.runFor(100);
    await shows(page, 'Two');
  });
});

const film = (src: string) =>
  type(
    'video',
    { class: 'film' },
    element(
      'div',
      { 'data-element': 'inner' },
      element(
        'div',
        { 'data-element': 'wrapper' },
        element('iframe', { 'data-element': 'video', src }),
      ),
    ),
  );

test.describe('a film of a player of others', () => {
  for (const [host, src, played] of [
    [
      'YouTube',
      'https://www.youtube.com/embed/abcDEF12345',
      'https://www.youtube-nocookie.com/embed/abcDEF12345',
    ],
    [
      'YouTube, short',
      'https://youtu.be/abcDEF12345',
      'https://www.youtube-nocookie.com/embed/abcDEF12345',
    ],
    ['Vimeo', 'https://player.vimeo.com/video/123456', 'https://player.vimeo.com/video/123456'],
  ] as const) {
    test(`${host}: nothing is asked of it before the film is wanted`, async ({ page }) => {
      const asked: string[] = [];
      await page.route(/youtube|youtu\.be|vimeo|ytimg/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<h1>Playing</h1>' });
      });
      await openContent(page, film(src) + END);
      const play = page.getByRole('button', { name: 'Play video' });
      await play.scrollIntoViewIfNeeded();
      const before = await page.locator('.film').boundingBox();
      expect(asked).toEqual([]);
      await play.click();
      await expect(page.frameLocator('.film iframe').getByRole('heading')).toHaveText('Playing');
      expect(asked.map((url) => url.split('?')[0])).toEqual([played]);
      expect(asked[0]).toContain('autoplay=1');
      expect(await page.locator('.film').boundingBox()).toEqual(before);
    });
  }
});

test.describe('a film behind words', () => {
  const row = (src: string, more = {}) =>
    type(
      'row',
      {
        class: 'behind',
        'data-appearance': 'full-bleed',
        'data-background-type': 'video',
        'data-video-src': src,
        'data-video-loop': true,
        'data-video-play-only-visible': true,
        'data-video-lazy-load': true,
        style: 'min-height: 300px',
        ...more,
      },
      type('text', {}, '<p>Words</p>'),
    );
  const isPlaying = (page: Page) =>
    page.locator('.behind video').evaluate((video) => !Reflect.get(video, 'paused'));

  test('is fetched and plays when it is seen, and only then', async ({ page }) => {
    await openContent(page, SPACE + row('/media/wysiwyg/petals.mp4') + SPACE + END);
    const video = page.locator('.behind video');
    await expect(video).not.toHaveAttribute('src');
    await page.locator('.behind').scrollIntoViewIfNeeded();
    await expect(video).toHaveAttribute('src', '/media/wysiwyg/petals.mp4');
    await expect.poll(() => isPlaying(page)).toBe(true);
    await page.locator('.specimens-end').scrollIntoViewIfNeeded();
    await expect.poll(() => isPlaying(page)).toBe(false);
  });

  test('plays on unseen where it may, and stops when it is told to', async ({ page }) => {
    const more = { 'data-video-play-only-visible': false, 'data-video-lazy-load': false };
    await openContent(page, row('/media/wysiwyg/petals.mp4', more) + SPACE + SPACE + END);
    await expect.poll(() => isPlaying(page)).toBe(true);
    await page.locator('.specimens-end').scrollIntoViewIfNeeded();
    expect(await isPlaying(page)).toBe(true);
    await page.getByRole('button', { name: 'Pause background video' }).click();
    await expect.poll(() => isPlaying(page)).toBe(false);
    await expect(page.getByRole('button', { name: 'Play background video' })).toBeVisible();
  });

  test('stands still for whoever prefers less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openContent(page, row('/media/wysiwyg/petals.mp4') + END);
    await expect(page.getByRole('button', { name: 'Play background video' })).toBeVisible();
    expect(await isPlaying(page)).toBe(false);
  });

  test('a player of others is called when the visitor starts it, and told to pause', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(/youtube/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/html',
        body: '<p id="p"></p><script>addEventListener("message", e => p.textContent += e.data)</script>',
      });
    });
    await openContent(page, row('https://www.youtube.com/embed/abcDEF12345') + END);
    const play = page.getByRole('button', { name: 'Play background video' });
    await expect(play).toBeVisible();
    expect(asked).toEqual([]);
    await play.click();
    await expect(page.frameLocator('.behind iframe').locator('#p')).toBeAttached();
    expect(asked[0]).toContain('loop=1&playlist=abcDEF12345');
    await page.getByRole('button', { name: 'Pause background video' }).click();
    await expect(page.frameLocator('.behind iframe').locator('#p')).toContainText('pauseVideo');
  });
});
