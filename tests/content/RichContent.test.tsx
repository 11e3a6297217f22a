import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { DEFAULT_ENVIRONMENT, EnvironmentProvider } from '../../src/actors/useEnvironment.ts';
import { RichContent } from '../../src/content/RichContent.tsx';

i18n.loadAndActivate({ locale: 'en_US', locales: ['en-US'], messages: {} });
afterEach(cleanup);

describe('Rich content', () => {
  it('shows HTML without content types as sanitised HTML', async () => {
    await show('<h2>Care</h2><p onclick="x()">Cut the stems.<script>alert(1)</script></p>');
    expect(screen.getByRole('heading', { level: 2, name: 'Care' })).toBeTruthy();
    expect(screen.getByText('Cut the stems.').outerHTML).toBe('<p>Cut the stems.</p>');
  });

  it('gives a page’s plain content the width of a row', async () => {
    await show('<p>Care</p>', '', true);
    expect(screen.getByText('Care').parentElement?.classList.contains('row')).toBe(true);
  });

  it('shows each content type by its component', async () => {
    await show('<h3 data-content-type="heading" style="text-align: right">Care</h3>');
    expect(screen.getByRole('heading', { level: 3, name: 'Care' }).style.textAlign).toBe('right');
  });

  it.each([
    `<p title=' data-content-type="row"'>Sage</p>`,
    '<p>Sage</p><!-- <div data-content-type="row"> -->',
    '<div data-content-type="html">&lt;p title=" data-content-type=x"&gt;Sage&lt;/p&gt;</div>',
  ])('detects no content type in text that reads like its attribute: %s', async (html) => {
    await show(html);
    expect(screen.getByText('Sage').localName).toBe('p');
  });

  it('shows nothing for no content', () => {
    const { container } = render(<RichContent html="  " />);
    expect(container.innerHTML).toBe('');
  });
});

describe('Rich content: hidden elements and unknown content types', () => {
  it('are skipped while their siblings are shown', async () => {
    await show(`<div data-content-type="text" style="display:none">Hidden</div>
      <div data-content-type="mystery">Unknown</div><div data-content-type="text">Shown</div>`);
    expect(screen.getByText('Shown')).toBeTruthy();
    expect(screen.queryByText('Hidden')).toBe(null);
    expect(screen.queryByText('Unknown')).toBe(null);
  });
});

describe('Rich content: links', () => {
  it.each([
    ['/peony.html', '/peony.html'],
    [`${location.origin}/peony.html?a=1#b`, '/peony.html?a=1#b'],
    ['/', '/'],
  ])('navigate within the app from %s', async (href, path) => {
    const { history } = await show(`<p><a href="${href}"><em>Peony</em></a></p>`);
    fireEvent.click(screen.getByText('Peony'));
    expect(history).toEqual(['/start', path]);
  });

  it.each([
    ['another origin', '<a href="https://elsewhere.example/x">Out</a>', {}],
    ['a target', '<a href="/x" target="_blank">Out</a>', {}],
    ['a document', '<a href="/files/care.pdf">Out</a>', {}],
    ['a file of the platform', '<a href="/media/care">Out</a>', {}],
    ['the start of the page', '<a href="#">Out</a>', {}],
    ['the top of the page', '<a href="#top">Out</a>', {}],
    ['a mail', '<a href="mailto:a@b.example">Out</a>', {}],
    ['a held key', '<a href="/x">Out</a>', { ctrlKey: true }],
    ['the middle button', '<a href="/x">Out</a>', { button: 1 }],
  ])('are handled by the browser: %s', async (_, html, how) => {
    const { history } = await show(`<p>${html}</p>`);
    const prevented: boolean[] = [];
    // The last listener of the click: it records the decision and prevents the load.
    const note = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    for (const type of ['click', 'auxclick']) document.addEventListener(type, note, { once: true });
    fireEvent.click(screen.getByText('Out'), how);
    expect(prevented).toEqual([false]);
    expect(history).toEqual(['/start']);
  });

  it.each(['#care', `${location.pathname}#care`, `${location.href}#care`])(
    'scroll to the element on this page whose id was prefixed: %s',
    async (href) => {
      const shown: Element[] = [];
      Element.prototype.scrollIntoView = function note(this: Element) {
        shown.push(this);
      };
      await show(`<p><a href="${href}">Care</a></p><h2 id="care">How to care</h2>`);
      fireEvent.click(screen.getByText('Care'));
      expect(shown).toEqual([screen.getByRole('heading', { name: 'How to care' })]);
      expect(document.activeElement).toBe(shown[0]);
    },
  );

  it('do nothing when their target is not on this page', async () => {
    const { history } = await show('<a href="#care">Care</a>');
    expect(fireEvent.click(screen.getByText('Care'))).toBe(false);
    expect(history).toEqual(['/start']);
  });

  it.each([
    ['gear/bags.html', '/zh-hant-hk/gear/bags.html'],
    ['delivery?x=1', '/zh-hant-hk/delivery?x=1'],
    ['./delivery', '/zh-hant-hk/delivery'],
    ['tel:+85223456789', 'tel:+85223456789'],
    ['#part', '#user-content-part'],
  ])(
    'start at the shop’s root in a button to %s, whatever page is on screen',
    async (href, target) => {
      await show(
        `<div data-content-type="buttons"><div data-content-type="button-item"><a href="${href}" data-element="link"><span data-element="link_text">Go</span></a></div></div>`,
        '/zh-hant-hk',
      );
      const link = await screen.findByRole('link', { name: 'Go' });
      expect(link.getAttribute('href')).toBe(target);
    },
  );

  it('get the store view’s prefix', async () => {
    const { history } = await show(
      `<a href="/peony.html">Peony</a><a href="/zh-hant-hk/x.html">There</a><a href="https://elsewhere.example/">Out</a><a href="/media/a.pdf">File</a><a href="/">Home</a>`,
      '/zh-hant-hk',
    );
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/zh-hant-hk/peony.html',
      '/zh-hant-hk/x.html',
      'https://elsewhere.example/',
      '/media/a.pdf',
      '/zh-hant-hk',
    ]);
    fireEvent.click(screen.getByText('Peony'));
    fireEvent.click(screen.getByText('Home'));
    expect(history).toEqual(['/start', '/zh-hant-hk/peony.html', '/zh-hant-hk/']);
  });

  it.each([
    ['/zh_hant_hk/x.html', '/zh-hant-hk/x.html'],
    [`${location.origin}/zh_hant_hk/x.html?a=b`, '/zh-hant-hk/x.html?a=b'],
    ['/zh_hant_hk/', '/zh-hant-hk'],
    ['/zh_hant_hk#part', '/zh-hant-hk/#part'],
  ])(
    'recognise the store view’s code in the platform’s spelling as well: %s',
    async (href, target) => {
      const { history } = await show(`<a href="${href}">There</a>`, '/zh-hant-hk');
      const link = screen.getByRole('link', { name: 'There' });
      expect(link.getAttribute('href')).toBe(target);
      fireEvent.click(link);
      expect(history).toEqual(['/start', target.replace(/-hk$/, '-hk/')]);
    },
  );

  it('get the store view’s prefix from a router with its own href function', async () => {
    const { hook, history } = memoryLocation({ path: '/start', record: true });
    render(
      <Router hook={hook} hrefs={(path) => (path === '/' ? '/zh-hant-hk' : `/zh-hant-hk${path}`)}>
        <RichContent html='<a href="/peony.html">Peony</a>' />
      </Router>,
    );
    const link = await screen.findByRole('link', { name: 'Peony' });
    expect(link.getAttribute('href')).toBe('/zh-hant-hk/peony.html');
    fireEvent.click(link);
    expect(history).toEqual(['/start', '/peony.html']);
  });

  it.each([
    '/bouquets.html',
    `${location.origin}/bouquets.html`,
    `//${location.host}/bouquets.html`,
  ])('get the store view’s prefix in a button item as well: %s', async (href) => {
    const { history } = await show(
      `<div data-content-type="button-item"><a data-element="link" href="${href}"><span data-element="link_text">Shop</span></a></div>`,
      '/zh-hant-hk',
    );
    const link = screen.getByRole('link', { name: 'Shop' });
    expect(link.getAttribute('href')).toBe('/zh-hant-hk/bouquets.html');
    fireEvent.click(link);
    expect(history).toEqual(['/start', '/zh-hant-hk/bouquets.html']);
  });
});

describe('Rich content: links to the platform’s own hosts', () => {
  const PLATFORM = ['shop.example/store', 'shop.example'];
  const button = (href: string) =>
    `<div data-content-type="button-item"><a data-element="link" href="${href}"><span data-element="link_text">Shop</span></a></div>`;

  it.each([
    ['in running text', '<a href="https://shop.example/store/rose.html?a=1">Shop</a>'],
    ['of a button', button('https://shop.example/store/rose.html?a=1')],
  ])('stay in the shop %s', async (_, html) => {
    const { history } = await show(html, '', false, undefined, PLATFORM);
    const link = screen.getByRole('link', { name: 'Shop' });
    expect(link.getAttribute('href')).toBe('/rose.html?a=1');
    fireEvent.click(link);
    expect(history).toEqual(['/start', '/rose.html?a=1']);
  });

  it.each([
    ['/english/rose.html', '/rose.html'],
    ['/english/', '/'],
    ['https://shop.example/store/english/rose.html', '/rose.html'],
    ['/default/rose.html', '/default/rose.html'],
  ])('lose the code of the platform’s default view: %s', async (href, path) => {
    const html = `<a href="${href}">Text</a>${button(href)}`;
    for (const prefix of ['', '/zh-hant']) {
      const { unmount } = await show(html, prefix, false, undefined, PLATFORM, 'english');
      const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      const target = prefix && path === '/' ? prefix : prefix + path;
      expect(hrefs).toEqual([target, target]);
      unmount();
    }
  });

  it.each(['https://shop.example/media/care.pdf', 'https://elsewhere.example/rose.html'])(
    'remain unchanged: %s',
    async (href) => {
      await show(`<a href="${href}">Shop</a>`, '', false, undefined, PLATFORM);
      expect(screen.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe(href);
    },
  );
});

describe('Rich content: images', () => {
  it('get optimised urls of quality 85 in text', async () => {
    await show(
      '<p><img src="/media/wysiwyg/a.jpg" alt="Peony" width="640" height="800" srcset="x 1x"></p>',
    );
    const image = screen.getByRole('img', { name: 'Peony' });
    expect(image.getAttribute('src')).toBe(
      '/media/wysiwyg/a.jpg?auto=webp&format=pjpg&width=640&quality=85',
    );
    expect(image.getAttribute('srcset')?.split(', ')).toEqual([
      '/media/wysiwyg/a.jpg?auto=webp&format=pjpg&width=320&quality=85 320w',
      '/media/wysiwyg/a.jpg?auto=webp&format=pjpg&width=640&quality=85 640w',
      '/media/wysiwyg/a.jpg?auto=webp&format=pjpg&width=960&quality=85 960w',
      '/media/wysiwyg/a.jpg?auto=webp&format=pjpg&width=1280&quality=85 1280w',
    ]);
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '800']);
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  it.each(['', 'width="100%" height="50%"', 'width="300" style="width: 100%"'])(
    'get the largest width when their own is not in px: %s',
    async (size) => {
      await show(`<p><img src="/media/wysiwyg/a.jpg" alt="Peony" srcset="x 1x" ${size}></p>`);
      const image = screen.getByRole('img', { name: 'Peony' });
      expect(image.getAttribute('src')).toBe(
        '/media/wysiwyg/a.jpg?auto=webp&format=pjpg&width=1280&quality=85',
      );
      expect([image.hasAttribute('srcset'), image.hasAttribute('sizes')]).toEqual([false, false]);
    },
  );

  it.each(['https://elsewhere.example/a.jpg', '/media/logo.svg', '/media/turning.gif'])(
    'remain unchanged: %s',
    async (src) => {
      await show(`<img src="${src}" alt="Peony">`);
      expect(screen.getByRole('img').getAttribute('src')).toBe(src);
      expect(screen.getByRole('img').hasAttribute('srcset')).toBe(false);
    },
  );

  it('change under 768 px in an image node, each with its dimensions', async () => {
    const { container } =
      await show(`<figure data-content-type="image"><img data-element="desktop_image" src="/media/wide.jpg" width="1280" height="640" alt="Peony">
      <img data-element="mobile_image" src="/media/tall.png" width="320" height="400"></figure>`);
    const image = screen.getByRole('img', { name: 'Peony' });
    const source = container.querySelector('source');
    expect(source?.getAttribute('media')).toBe('(min-width: 48rem)');
    expect(source?.getAttribute('srcset')).toContain(
      '/media/wide.jpg?auto=webp&format=pjpg&width=1280&quality=85 1280w',
    );
    expect([source?.getAttribute('width'), source?.getAttribute('height')]).toEqual([
      '1280',
      '640',
    ]);
    expect(image.getAttribute('src')).toBe(
      '/media/tall.png?auto=webp&format=png&width=320&quality=85',
    );
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['320', '400']);
  });

  it('load eagerly in the first row of the main content and lazily elsewhere', async () => {
    const row = (alt: string) =>
      `<div data-content-type="row" data-appearance="full-bleed"><figure data-content-type="image"><img src="/media/a.jpg" alt="${alt}"></figure></div>`;
    await show(row('First') + row('Second'), '', true);
    expect(screen.getByRole('img', { name: 'First' }).getAttribute('loading')).toBe('eager');
    expect(screen.getByRole('img', { name: 'First' }).getAttribute('fetchpriority')).toBe('high');
    expect(screen.getByRole('img', { name: 'Second' }).getAttribute('loading')).toBe('lazy');
  });
});

describe('Rich content: backgrounds', () => {
  const backgroundCss = async (attributes: string) => {
    const { container } = await show(
      `<div data-content-type="row" data-appearance="full-width" ${attributes}><div data-content-type="text">x</div></div>`,
    );
    return container.querySelector('style')?.textContent ?? '';
  };

  it('have a desktop picture, and a mobile picture under 768 px', async () => {
    const css = await backgroundCss(
      `data-background-images='{"desktop_image":"/media/a.jpg","mobile_image":"/media/b.jpg"}'`,
    );
    expect(css).toContain(
      '{background-image:url("/media/a.jpg?auto=webp&format=pjpg&width=1600&quality=85")}',
    );
    expect(css).toMatch(
      /@media \(width < 48rem\)\{\.\w+\{background-image:url\("\/media\/b\.jpg\?/,
    );
  });

  it('scroll instead of being fixed under 768 px', async () => {
    const css = await backgroundCss('style="background-attachment: fixed"');
    expect(css).toMatch(
      /^\.(\w+)\{background-attachment:fixed\}@media \(width < 48rem\)\{\.\1\{background-attachment:scroll\}\}$/,
    );
  });
});

describe('Rich content: page builder media queries', () => {
  it('override the styles for every screen', async () => {
    const { container } =
      await show(`<style>[data-pb-style=A]{min-height:500px}@media only screen and (max-width: 768px){[data-pb-style=A]{min-height:310px}}</style>
      <div data-content-type="text" data-pb-style="A">x</div>`);
    const rule = container.querySelector('style')?.textContent;
    expect(rule).toMatch(
      /^@media only screen and \(max-width: 768px\)\{\.(\w+)\{min-height:310px!important\}\}$/,
    );
    const name = /\.(\w+)\{/.exec(rule ?? '')?.[1] ?? '';
    expect(container.querySelector<HTMLElement>(`.${name}`)?.style.minHeight).toBe('500px');
  });
});

describe('Rich content: a banner', () => {
  const banner = (
    attributes: string,
    button: string,
  ) => `<div data-content-type="banner" data-appearance="poster" ${attributes}>
    <a href="/bouquets.html" data-element="link"><div data-element="wrapper"><div data-element="overlay" data-overlay-color="#16201b">
    <div data-element="content"><h1>Opened every morning</h1></div>${button}</div></div></a></div>`;
  const button = '<button type="button" data-element="button">Shop bouquets</button>';

  it('has its button as its only link', async () => {
    await show(banner('data-show-button="always"', button));
    const link = await screen.findByRole('link', { name: 'Shop bouquets' });
    expect(link.getAttribute('href')).toBe('/bouquets.html');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('has a link named by its text when there is no button', async () => {
    await show(banner('data-show-button="never"', button));
    expect(await screen.findByRole('link', { name: 'Opened every morning' })).toBeTruthy();
    expect(screen.queryByText('Shop bouquets')).toBe(null);
  });
});

describe('Rich content: tabs', () => {
  it('show one panel at a time, the default one first', async () => {
    await show(`<div data-content-type="tabs" data-active-tab="1"><div data-element="content">
      <div data-content-type="tab-item" data-tab-name="Care"><div data-content-type="text">Cut the stems</div></div>
      <div data-content-type="tab-item" data-tab-name="Delivery"><div data-content-type="text">The same day</div></div></div></div>`);
    const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
    await screen.findByRole('tablist');
    expect(selectedTab()).toBe('Delivery');
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowRight' });
    expect(selectedTab()).toBe('Care');
    expect(await screen.findByRole('tabpanel', { name: 'Care' })).toBeTruthy();
    expect(screen.queryByRole('tabpanel', { name: 'Delivery' })).toBe(null);
  });
});

describe('Rich content: content types in unexpected places', () => {
  it('are shown when known', async () => {
    await show(
      '<div data-content-type="text"><p>Before</p><h2 data-content-type="heading">Inside</h2></div>',
    );
    expect(screen.getByText('Before')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Inside' })).toBeTruthy();
  });
});

describe('Rich content: the lang attribute', () => {
  it('is set for content in another language than the page', async () => {
    const { container } = await show('<p>Rosa</p>', '', false, 'la');
    expect(container.querySelector('[lang=la]')?.textContent).toBe('Rosa');
  });
});

async function show(
  html: string,
  base = '',
  isEager = false,
  lang?: string,
  linkBases: readonly string[] = [],
  defaultView = 'default',
) {
  const platformLinks = { linkBases, defaultView };
  const { hook, history } = memoryLocation({ path: '/start', record: true });
  const shown = render(
    <I18nProvider i18n={i18n}>
      <Router hook={hook} base={base}>
        <EnvironmentProvider value={{ ...DEFAULT_ENVIRONMENT, platformLinks }}>
          <RichContent html={html} isEager={isEager} lang={lang} placeholder={<i>Waiting</i>} />
        </EnvironmentProvider>
      </Router>
    </I18nProvider>,
  );
  await expect.poll(() => screen.queryByText('Waiting')).toBe(null);
  return { ...shown, history };
}
