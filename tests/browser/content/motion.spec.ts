import type { Locator, Page } from '@playwright/test';
import { gate } from '../../support/gate.ts';
import { violationsOf } from '../accessibility.ts';
import { delayTimers } from '../delayTimers.ts';
import { expect, test } from '../fixtures.ts';
import { requestsFor } from './builtFiles.ts';
import { END_MARK, element, openContent, serveContent, type } from './servedContent.ts';

const PICTURE = '{"desktop_image":"/media/wysiwyg/wide.jpg"}';
const parallaxRow = (name: string, speed: number) =>
  type('row', {
    class: name,
    'data-appearance': 'full-bleed',
    'data-enable-parallax': 1,
    'data-parallax-speed': speed,
    'data-background-images': PICTURE,
    style: 'min-height: 400px',
  });
const SPACE = type('html', {}, '<div style="height: 1500px"></div>');

/** The translation in px and the scale of the background of a 400 px high row. */
const matrix = (page: Page, name: string) =>
  page
    .locator(`.${name} > div`)
    .first()
    .evaluate((ground) => {
      const { a, f } = new DOMMatrix(getComputedStyle(ground).transform);
      return { scale: a, shift: Math.round(f) };
    });

test.describe('Parallax', () => {
  const speeds = { slow: 0.5, along: 1, still: -1, farther: -7, faster: 2, fastest: 9 };
  const rows = Object.entries(speeds)
    .map(([name, speed]) => parallaxRow(name, speed))
    .join('');

  const expectParallax = async (page: Page) => {
    await openContent(page, SPACE + rows + SPACE + END_MARK);
    await expect(page.locator('.fastest > div')).toHaveCount(2);
    const places = async () => {
      const matrices: Record<string, { scale: number; shift: number }> = {};
      for (const name of Object.keys(speeds)) {
        // The row just enters the window: the background is at its highest position.
        await page.locator(`.${name}`).evaluate(async (row) => {
          scrollTo(0, row.getBoundingClientRect().top + scrollY - innerHeight);
          // Parallax updates once in each frame.
          for (let frame = 0; frame < 2; frame += 1)
            await new Promise((drawn) => requestAnimationFrame(drawn));
        });
        matrices[name] = await matrix(page, name);
      }
      return matrices;
    };
    // The background is an eighth of 400 px larger on each side; at half the way it has moved by
    // half of that.
    const shiftedBy = (shift: number) => ({ scale: 1.25, shift });
    await expect.poll(places).toEqual({
      slow: shiftedBy(-12),
      along: shiftedBy(0),
      still: shiftedBy(-50),
      farther: shiftedBy(-50),
      faster: shiftedBy(25),
      fastest: shiftedBy(25),
    });

    const slow = page.locator('.slow');
    await slow.evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await expect.poll(async () => Math.abs((await matrix(page, 'slow')).shift)).toBeLessThan(2);
  };

  test('a background moves against its row, at its speed and within its bounds, but not with reduced motion', async ({
    page,
  }) => {
    await expectParallax(page);
    await test.step('A background stands still for a visitor who prefers reduced motion.', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const top = page.locator('.farther');
      await top.evaluate((row) => row.scrollIntoView({ block: 'end' }));
      for (const name of ['slow', 'farther', 'fastest']) {
        await expect.poll(() => matrix(page, name), name).toEqual({ scale: 1.25, shift: 0 });
      }
    });
  });

  test('a background moves in a browser without scroll-driven animations, too', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ViewTimeline'));
    await page.route(/\.css$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('animation-timeline:', 'animation-line:');
      await route.fulfill({ response, body });
    });
    await expectParallax(page);
  });
});

const overlaid = (name: string, ground: string, overlay: string) =>
  type(
    'banner',
    {
      class: name,
      'data-appearance': 'poster',
      'data-show-button': 'never',
      'data-show-overlay': 'hover',
    },
    element(
      'a',
      { href: '/bouquets.html', 'data-element': 'link' },
      element(
        'div',
        { 'data-element': 'wrapper', style: `background-color: ${ground}` },
        element(
          'div',
          { 'data-element': 'overlay', 'data-overlay-color': overlay, style: 'min-height: 200px' },
          element('div', { 'data-element': 'content' }, `<h3>${name}</h3>`),
        ),
      ),
    ),
  );

test('Banner: an overlay that appears on hover changes the text colour as well', async ({
  page,
}) => {
  const [ink, paper] = ['rgb(22, 32, 27)', 'rgb(255, 255, 255)'];
  await openContent(
    page,
    overlaid('dusk', '#f6e9e6', '#16201b') + overlaid('dawn', '#16201b', '#fff') + END_MARK,
  );
  const dusk = page.getByRole('heading', { name: 'dusk' });
  const dawn = page.getByRole('heading', { name: 'dawn' });
  await expect(dusk).toHaveCSS('color', ink);
  await expect(dawn).toHaveCSS('color', paper);
  await page.locator('.dusk').hover();
  await expect(dusk).toHaveCSS('color', paper);
  await page.locator('.dawn').hover();
  await expect(dawn).toHaveCSS('color', ink);
  await expect(dusk).toHaveCSS('color', ink);
  await page.getByRole('link', { name: 'dusk' }).focus();
  await expect(dusk).toHaveCSS('color', paper);
});

/** A banner with a picture and a link, without text or button. */
const picture = (name: string, appearance: string) =>
  type(
    'banner',
    { class: name, 'data-appearance': appearance },
    element(
      'a',
      { href: `/${name}.html`, 'data-element': 'link' },
      element(
        'div',
        { 'data-element': 'wrapper', 'data-background-images': '{}' },
        element('div', { 'data-element': 'overlay', style: 'min-height: 200px' }),
      ),
    ),
  );

test('Banner: a linked picture is a link over its whole area, with a name, a focus ring and no space for text', async ({
  page,
}) => {
  await openContent(
    page,
    picture('dried-flowers', 'poster') + picture('vases', 'collage-left') + END_MARK,
  );
  for (const name of ['Dried flowers', 'Vases']) {
    const link = page.getByRole('link', { name, exact: true });
    await page.keyboard.press('Tab');
    for (let n = 0; n < 60 && !(await link.evaluate(hasFocus)); n += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(link).toHaveCSS('outline-style', 'solid');
    await expect(link).toHaveCSS('outline-offset', '-4px');
    expect(await link.evaluate(sizes)).toEqual({ isAllOver: true, gap: 0 });
  }
  expect(await violationsOf(page, 'main')).toEqual([]);
});

const hasFocus = (element: Element) => element === document.activeElement;
/** Whether a link is as large as its banner, and what it adds to the height of the words. */
const sizes = (link: Element) => {
  const words = link.parentElement as HTMLElement;
  const wrapper = words.parentElement?.parentElement as HTMLElement;
  return {
    isAllOver:
      link.clientWidth === wrapper.clientWidth && link.clientHeight === wrapper.clientHeight,
    gap: words.clientHeight,
  };
};

/** A slide; `more` are attributes of the element that carries its background. */
const slideOf = (more: Record<string, string | number | boolean>, name = 'Words') =>
  type(
    'slide',
    { 'data-appearance': 'poster', 'data-slide-name': name },
    element(
      'div',
      { 'data-element': 'wrapper', ...more },
      element(
        'div',
        { 'data-element': 'overlay', style: 'min-height: 300px' },
        element('div', { 'data-element': 'content' }, `<h3>${name}</h3>`),
      ),
    ),
  );
const slides = (more: Record<string, string | number | boolean>, names = ['One', 'Two', 'Three']) =>
  type(
    'slider',
    { class: 'slides', 'data-show-arrows': true, 'data-show-dots': true, ...more },
    names.map((name) => slideOf({}, name)).join(''),
  );

/** One of each content type whose component is loaded when a page has it. */
const LAZY = {
  slider: slides({ style: 'min-height: 320px' }),
  tabs: type(
    'tabs',
    { 'data-active-tab': 1 },
    element(
      'ul',
      { 'data-element': 'navigation' },
      ['First', 'Second'].map((name) => `<li data-element="headers">${name}</li>`).join(''),
    ) +
      element(
        'div',
        { 'data-element': 'content' },
        type('tab-item', { 'data-tab-name': 'First' }, type('text', {}, '<p>Low</p>')) +
          type(
            'tab-item',
            { 'data-tab-name': 'Second', style: 'padding: 30px' },
            type('text', {}, '<p>High</p><p>Higher</p>'),
          ),
      ),
  ),
  banner: overlaid('dusk', '#f6e9e6', '#16201b'),
  video: type(
    'video',
    {},
    '<div data-element="inner" style="max-width: 400px"><div data-element="wrapper"><iframe data-element="video" src="https://www.youtube.com/embed/abcDEF12345"></iframe></div></div>',
  ),
  map: type('map', {
    'data-locations': JSON.stringify([
      {
        location_name: 'The shop',
        position: { latitude: 22.28, longitude: 114.15 },
        phone: '+852 2345 6789',
        address: '1 Flower Market Road',
        city: 'Kowloon',
        country: 'Hong Kong',
      },
      { location_name: 'The garden', city: 'Sai Kung', country: 'Hong Kong' },
    ]),
  }),
};

test.describe('Lazy content', () => {
  const viewOf = (name: string) => requestsFor(`src/content/types/${name}/View.tsx`);
  /**
   * Holds these requests.
   *
   * @returns the function that releases them
   */
  const holdRequests = async (page: Page, matches: (url: URL) => boolean) => {
    const { open, opened } = gate();
    await page.route(matches, async (route) => {
      await opened;
      await route.continue();
    });
    return open;
  };

  for (const [name, html] of Object.entries(LAZY)) {
    test(`the space for ${name} is reserved before its code loads`, async ({ page }) => {
      const arrive = await holdRequests(page, viewOf(name));
      await openContent(page, html + END_MARK);
      const end = () =>
        page.locator('.specimens-end').evaluate((one) => one.getBoundingClientRect().top);
      const placeholder = page.getByRole('main').locator('div[inert]').first();
      await expect(placeholder).toBeAttached();
      const before = await end();
      const viewResponse = page.waitForResponse((response) =>
        viewOf(name)(new URL(response.url())),
      );
      arrive();
      await viewResponse;
      await expect(placeholder).not.toBeAttached();
      expect(await end()).toBeCloseTo(before, 0);
    });
  }

  test('the page shows what is above a loading component, and nothing moves when it arrives', async ({
    page,
  }) => {
    const arrive = await holdRequests(page, viewOf('video'));
    // A busy machine may take longer to render than the shop waits.
    await delayTimers(page, 1_000);
    await serveContent(page, type('text', {}, '<p>Above</p>') + LAZY.video + END_MARK);
    await page.goto('/cms/specimens');
    await expect(page.getByText('Above')).toBeVisible();
    await expect(page.locator('.specimens-end')).not.toBeAttached();
    // A layout shift would move the footer, which is in view.
    const below = page.locator('footer');
    await expect(below).toHaveCSS('visibility', 'hidden');
    arrive();
    await expect(page.locator('.specimens-end')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
    await expect(below).toHaveCSS('visibility', 'visible');
  });

  for (const [kind, owners] of [
    ['page-builder', `${type('row', { class: 'owner' })}${END_MARK}`],
    ['plain', '<div class="owner">Words</div>'],
  ]) {
    test(`the owner’s styles apply no later than the ${kind} content appears`, async ({ page }) => {
      const styles = requestsFor('src/content/ownerStyles/StyleBlock.tsx');
      const arrive = await holdRequests(page, styles);
      await page.clock.install();
      await serveContent(page, `<style>.owner { min-height: 480px }</style>${owners}`);
      const styleRequest = page.waitForRequest((request) => styles(new URL(request.url())));
      await page.goto('/cms/specimens');
      await styleRequest;
      await page.clock.runFor(1_000);
      await expect(page.locator('.owner')).toHaveCount(0);
      arrive();
      await expect(page.locator('.owner').first()).toHaveCSS('min-height', '480px');
    });
  }
});

test.describe('Slider', () => {
  const NAMES = ['One', 'Two', 'Three'];
  /** Expects that only this slide is visible. */
  const expectSlide = async (within: Page | Locator, name: string) => {
    for (const one of NAMES) {
      const heading = expect(within.getByRole('heading', { name: one }));
      await (one === name ? heading : heading.not).toBeInViewport();
    }
  };
  const press = (within: Page | Locator, name: string) =>
    within.getByRole('button', { name, exact: true }).click();

  test('moves by arrow, dot and key, in a loop or by fading, as the owner chooses', async ({
    page,
  }) => {
    const variants = {
      plain: {},
      infinite: { 'data-infinite-loop': true },
      bare: { 'data-show-arrows': false, 'data-show-dots': false },
      fading: { 'data-fade': true },
    };
    const sliderRows = Object.entries(variants).map(([name, more]) =>
      type('row', { class: name }, slides(more)),
    );
    await openContent(page, sliderRows.join('') + END_MARK);
    await test.step('A slider moves by arrow, dot and key, and not past its ends.', async () => {
      const plain = page.locator('.plain');
      await plain.scrollIntoViewIfNeeded();
      await expectSlide(plain, 'One');
      const buttonOf = (name: string) => plain.getByRole('button', { name });
      await expect(buttonOf('Previous')).toHaveAttribute('aria-disabled', 'true');
      await press(plain, 'Next');
      await expectSlide(plain, 'Two');
      await press(plain, 'Go to slide 3');
      await expectSlide(plain, 'Three');
      await expect(buttonOf('Next')).toHaveAttribute('aria-disabled', 'true');
      await plain.getByRole('group', { name: 'Slides' }).press('ArrowLeft');
      await expectSlide(plain, 'Two');
      await expect(buttonOf('Go to slide 2')).toHaveAttribute('aria-current', 'true');
      await expect(buttonOf('Pause')).toHaveCount(0);
    });
    await test.step('A slider continues from its last slide to its first when it is infinite.', async () => {
      const infinite = page.locator('.infinite');
      await press(infinite, 'Previous');
      await expectSlide(infinite, 'Three');
      await press(infinite, 'Next');
      await expectSlide(infinite, 'One');
    });
    await test.step('A slider has neither arrows nor dots when both are switched off.', async () => {
      const bare = page.locator('.bare');
      await bare.scrollIntoViewIfNeeded();
      await expectSlide(bare, 'One');
      const buttons = bare.getByRole('group', { name: 'Slides' }).getByRole('button');
      await expect(buttons).toHaveCount(0);
    });
    await test.step('A slider shows the next slide in the same place when it fades.', async () => {
      const fading = page.locator('.fading');
      const opacity = (at: number) =>
        fading
          .getByRole('group', { name: 'Slides' })
          .locator('li')
          .nth(at)
          .evaluate((item) => getComputedStyle(item).opacity);
      await expect.poll(() => opacity(1)).toBe('0');
      await press(fading, 'Next');
      await expect.poll(() => opacity(1)).toBe('1');
      await expect.poll(() => opacity(0)).toBe('0');
    });
  });

  test('moves by itself at its speed, and stops at its end and on request', async ({ page }) => {
    await page.clock.install();
    await openContent(
      page,
      slides({ 'data-autoplay': true, 'data-autoplay-speed': 60_000 }) + END_MARK,
    );
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expectSlide(page, 'One');
    // From here on the test alone moves the clock.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
    await page.clock.runFor(40_000);
    await expectSlide(page, 'One');
    await page.clock.runFor(21_000);
    await expectSlide(page, 'Two');
    // The autoplay stops while any control has the focus or the pointer is over it, and continues
    // afterwards.
    for (const key of ['Previous', 'Go to slide 3', 'Pause', 'Next']) {
      await page.getByRole('button', { name: key, exact: true }).focus();
      await page.clock.runFor(61_000);
    }
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(61_000);
    await expectSlide(page, 'Two');
    await press(page, 'Pause');
    await page.mouse.move(0, 0);
    await page.clock.runFor(130_000);
    await expectSlide(page, 'Two');
    await press(page, 'Play');
    await page.mouse.move(0, 0);
    await page.clock.runFor(61_500);
    await expectSlide(page, 'Three');
    // After the last slide, Play starts from the beginning.
    await press(page, 'Play');
    await page.mouse.move(0, 0);
    await page.clock.runFor(2_000);
    await expectSlide(page, 'One');
    await page.getByRole('button', { name: 'Next' }).hover();
    await page.clock.runFor(61_000);
    await expectSlide(page, 'One');
    await page.mouse.move(0, 0);
    await page.clock.runFor(61_500);
    await expectSlide(page, 'Two');
  });

  test('does not move by itself for a visitor who prefers reduced motion', async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openContent(
      page,
      slides({ 'data-autoplay': true, 'data-autoplay-speed': 1_000 }) + END_MARK,
    );
    await expectSlide(page, 'One');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
    await page.clock.runFor(1_500);
    await expectSlide(page, 'One');
    await press(page, 'Next');
    await page.clock.runFor(100);
    await expectSlide(page, 'Two');
    await press(page, 'Play');
    await page.clock.runFor(1_100);
    await expectSlide(page, 'Three');
  });
});

const embeddedVideo = (name: string, src: string) =>
  type(
    'video',
    { class: name },
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

const VIDEOS = {
  youtube: {
    src: 'https://www.youtube.com/embed/abcDEF12345',
    played: 'https://www.youtube-nocookie.com/embed/abcDEF12345',
  },
  'short-youtube': {
    src: 'https://youtu.be/abcDEF12345',
    played: 'https://www.youtube-nocookie.com/embed/abcDEF12345',
  },
  vimeo: {
    src: 'https://player.vimeo.com/video/123456',
    played: 'https://player.vimeo.com/video/123456',
  },
};

test('Embedded video: its host receives no request before the visitor starts the video', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.route(/youtube|youtu\.be|vimeo|ytimg/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>Playing</h1>' });
  });
  const videos = Object.entries(VIDEOS).map(([name, { src }]) => embeddedVideo(name, src));
  await openContent(page, videos.join('') + END_MARK);
  for (const [name, { src, played }] of Object.entries(VIDEOS)) {
    await test.step(`A video of ${src} is requested when it starts, and stays in its place.`, async () => {
      const frame = page.locator(`.${name}`);
      const play = frame.getByRole('button', { name: 'Play video' });
      await play.scrollIntoViewIfNeeded();
      const before = await frame.boundingBox();
      expect(requests).toEqual([]);
      await play.click();
      await expect(page.frameLocator(`.${name} iframe`).getByRole('heading')).toHaveText('Playing');
      expect(requests.map((url) => url.split('?')[0])).toEqual([played]);
      expect(requests[0]).toContain('autoplay=1');
      expect(await frame.boundingBox()).toEqual(before);
      requests.length = 0;
    });
  }
});

test.describe('Background video', () => {
  const row = (name: string, src: string, more = {}) =>
    type(
      'row',
      {
        class: name,
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
  const isPlaying = (page: Page, name: string) =>
    page.locator(`.${name} video`).evaluate((video) => !Reflect.get(video, 'paused'));
  const control = (page: Page, name: string, label: string) =>
    page.locator(`.${name}`).getByRole('button', { name: `${label} background video` });
  const PETALS = '/media/wysiwyg/petals.mp4';
  /** An embedded player that shows the messages that it receives. */
  const PLAYER =
    '<p id="p"></p><script>addEventListener("message", e => p.textContent += e.data)</script>';

  test('is fetched when it comes into view, and plays as long as the owner and the visitor allow', async ({
    page,
  }) => {
    const always = { 'data-video-play-only-visible': false, 'data-video-lazy-load': false };
    const videos = ['one', 'two', 'three'].map((name) =>
      slideOf({
        'data-background-type': 'video',
        'data-video-src': `${PETALS}?${name}`,
        'data-video-loop': true,
        'data-video-play-only-visible': true,
        'data-video-lazy-load': true,
      }),
    );
    const slider = type('slider', { class: 'slides', 'data-show-arrows': true }, videos.join(''));
    const requests: string[] = [];
    await page.route(/youtube/, (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: PLAYER });
    });
    const embedded = row('embedded', 'https://www.youtube.com/embed/abcDEF12345');
    const rows = [row('always', PETALS, always), row('visible', PETALS), slider, embedded];
    await openContent(page, rows.join(SPACE) + SPACE + END_MARK);
    const end = page.locator('.specimens-end');
    await test.step('A background video is fetched when it comes into view, and plays only while in view.', async () => {
      const video = page.locator('.visible video');
      await expect(video).not.toHaveAttribute('src');
      await page.locator('.visible').scrollIntoViewIfNeeded();
      await expect(video).toHaveAttribute('src', PETALS);
      await expect.poll(() => isPlaying(page, 'visible')).toBe(true);
      await end.scrollIntoViewIfNeeded();
      await expect.poll(() => isPlaying(page, 'visible')).toBe(false);
    });
    await test.step('A background video continues out of view when the owner allows it, and stops on request.', async () => {
      await page.locator('.always').scrollIntoViewIfNeeded();
      await expect.poll(() => isPlaying(page, 'always')).toBe(true);
      await end.scrollIntoViewIfNeeded();
      await expect.poll(() => isPlaying(page, 'visible')).toBe(false);
      expect(await isPlaying(page, 'always')).toBe(true);
      await control(page, 'always', 'Pause').click();
      await expect.poll(() => isPlaying(page, 'always')).toBe(false);
      await expect(control(page, 'always', 'Play')).toBeVisible();
    });
    await test.step('A background video plays in a slider on the visible slide only, not on its neighbours.', async () => {
      await page.locator('.slides').scrollIntoViewIfNeeded();
      const states = () =>
        page
          .locator('.slides video')
          .evaluateAll((all) =>
            all.map((video) =>
              video.hasAttribute('src') ? !Reflect.get(video, 'paused') : 'not fetched',
            ),
          );
      await expect.poll(states).toEqual([true, 'not fetched', 'not fetched']);
      await page.locator('.slides').getByRole('button', { name: 'Next' }).click();
      await expect.poll(states).toEqual([false, true, 'not fetched']);
    });
    await test.step('An embedded player loads when the visitor starts it, and pauses on request.', async () => {
      const play = control(page, 'embedded', 'Play');
      await play.scrollIntoViewIfNeeded();
      expect(requests).toEqual([]);
      await play.click();
      const player = page.frameLocator('.embedded iframe').locator('#p');
      await expect(player).toBeAttached();
      expect(requests[0]).toContain('loop=1&playlist=abcDEF12345');
      await control(page, 'embedded', 'Pause').click();
      await expect(player).toContainText('pauseVideo');
    });
  });

  test('stands still for a visitor who prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openContent(page, row('still', PETALS) + END_MARK);
    await expect(control(page, 'still', 'Play')).toBeVisible();
    expect(await isPlaying(page, 'still')).toBe(false);
  });
});
