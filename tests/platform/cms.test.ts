import { describe, expect, it } from 'vitest';
import { createTestPlatform } from './testPlatform.ts';

const blocks = (...identifiers: string[]) =>
  `{ cmsBlocks(identifiers: ${JSON.stringify(identifiers)}) { items { identifier content } } }`;

describe('CMS blocks', () => {
  it('are in the requested order, with null and an error for unknown and disabled ones', async () => {
    const { graphql } = createTestPlatform();
    const { body } = await graphql(blocks('Footer', 'nothing', 'winter-hours', 'Header'));
    const { items } = body.data.cmsBlocks;
    expect(items.map((item: { identifier: string } | null) => item?.identifier)).toEqual([
      'Footer',
      undefined,
      undefined,
      'Header',
    ]);
    expect(body.errors).toEqual([
      {
        message: 'The CMS block with the "nothing" ID doesn\'t exist.',
        locations: [{ line: 1, column: 74 }],
        path: ['cmsBlocks', 'items', 1],
        extensions: { category: 'graphql-no-such-entity' },
      },
      expect.objectContaining({
        message: 'The CMS block with the "winter-hours" ID doesn\'t exist.',
        path: ['cmsBlocks', 'items', 2],
      }),
    ]);
  });

  it('are found by numeric id or by identifier regardless of case', async () => {
    const { body } = await createTestPlatform().graphql(blocks('1', 'FOOTER'));
    expect(
      body.data.cmsBlocks.items.map((item: { identifier: string }) => item.identifier),
    ).toEqual(['Header', 'Footer']);
  });

  it('have the header and footer in the language of the view', async () => {
    const { graphql } = createTestPlatform();
    const { body } = await graphql(blocks('Header', 'Footer'), {}, { store: 'zh_hant' });
    const [header, footer] = body.data.cmsBlocks.items;
    expect(header.content).toContain('下午一時前下單');
    expect(footer.content).toContain('href="/huashu.html"');
    expect(footer.content).not.toContain('<form');
  });
});

const PAGES = ['home', 'about-us', 'delivery', 'returns', 'care', 'privacy', 'terms'];
/** Paths that the storefront serves without asking the platform. */
const OF_THE_SHOP = new Set(['/track-order', '/contact', '/account/close']);

describe('CMS pages', () => {
  const PAGE = `query ($identifier: String, $id: Int) {
    cmsPage(identifier: $identifier, id: $id) { identifier title content relative_url redirect_code type }
  }`;

  it('are found by identifier or by id', async () => {
    const { graphql } = createTestPlatform();
    const home = await graphql(PAGE, { identifier: 'home' });
    expect(home.body.data.cmsPage.title).toBe('Flowers, gathered');
    expect((await graphql(PAGE, { id: 2 })).body.data.cmsPage.identifier).toBe('home');
  });

  it.each(['home', 'about-us', 'delivery'])(
    'have page-builder markup with one style element and resolved directives: %s',
    async (identifier) => {
      const { graphql } = createTestPlatform();
      const english = (await graphql(PAGE, { identifier })).body.data.cmsPage;
      const chinese = (await graphql(PAGE, { identifier }, { store: 'zh_hant' })).body.data.cmsPage;
      for (const { content } of [english, chinese]) {
        expect(content).toContain('data-content-type="row"');
        expect(content.match(/<style/g)).toHaveLength(1);
        expect(content).not.toContain('{{');
        expect(content).toContain('src="http://shop.test/media/wysiwyg/');
        expect(content).not.toContain('undefined');
      }
      expect(chinese.title).not.toBe(english.title);
      expect(chinese.content).toMatch(/\p{Script=Han}/u);
    },
  );

  it('show products on the home page with their SKUs and current prices', async () => {
    const { graphql, shop } = createTestPlatform();
    const product = shop.products.get('FL-B-04');
    if (product?.kind === 'simple') product.price = 9_900;
    const { content } = (await graphql(PAGE, { identifier: 'home' })).body.data.cmsPage;
    expect(content).toContain('data-content-type="products" data-appearance="grid"');
    expect(content).toContain('data-product-sku="FL-B-04"');
    expect(content).toContain('<span class="price">$99.00</span>');
  });

  it('show only pictures that the media folder has', async () => {
    const { graphql } = createTestPlatform();
    const { PICTURES } = await import('./media/pictures.ts');
    const { DRAWINGS } = await import('./media/drawings.ts');
    const contents = await Promise.all(
      ['default', 'zh_hant'].flatMap((store) => [
        ...['home', 'about-us', 'delivery'].map(
          async (identifier) =>
            (await graphql(PAGE, { identifier }, { store })).body.data.cmsPage.content,
        ),
        graphql(blocks('Header', 'Footer'), {}, { store }).then(
          ({ body }) => body.data.cmsBlocks.items[1].content,
        ),
      ]),
    );
    const paths = contents.join('').matchAll(/http:\/\/shop\.test\/media\/([^"'&?]+)/g);
    const missing = [...paths]
      .map((match) => match[1]!)
      .filter((path) => !(path in PICTURES) && !(path in DRAWINGS));
    expect(missing).toEqual([]);
  });

  it('link only to addresses that resolve in the same view', async () => {
    const { graphql } = createTestPlatform();
    for (const store of ['default', 'zh_hant']) {
      const html: string[] = [];
      for (const identifier of PAGES)
        html.push((await graphql(PAGE, { identifier }, { store })).body.data.cmsPage.content);
      const { items } = (await graphql(blocks('Footer'), {}, { store })).body.data.cmsBlocks;
      const links = [
        ...`${html.join('')}${items[0].content}`.matchAll(
          /href="(?:http:\/\/shop\.test)?(\/[^"]*)"/g,
        ),
      ];
      expect(links.length).toBeGreaterThan(20);
      for (const [, url] of links.filter(([, path = '']) => !OF_THE_SHOP.has(path))) {
        const { body } = await graphql(
          'query ($url: String!) { route(url: $url) { type } }',
          { url },
          { store },
        );
        expect([url, body.data.route?.type]).toEqual([url, expect.any(String)]);
      }
    }
  });
});

describe('Dynamic blocks', () => {
  const QUERY = `{ dynamicBlocks(input: { type: SPECIFIED, dynamic_block_uids: ["MQ==", "Mg=="] }) {
    items { uid content { html } } total_count } }`;

  it('leave out the blocks for customers when a guest requests them', async () => {
    const { body } = await createTestPlatform().graphql(QUERY);
    expect(body.data.dynamicBlocks.total_count).toBe(1);
    expect(body.data.dynamicBlocks.items[0].content.html).toContain('lilac from Yunnan');
  });
});
