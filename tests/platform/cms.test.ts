import { describe, expect, it } from 'vitest';
import { asking } from './asking.ts';

const blocks = (...identifiers: string[]) =>
  `{ cmsBlocks(identifiers: ${JSON.stringify(identifiers)}) { items { identifier content } } }`;

describe('cmsBlocks', () => {
  it('unknown or disabled: null and an error in its place; the others in the order asked', async () => {
    const { graphql } = asking();
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

  it('numeric identifiers are looked up by id, others without regard to case', async () => {
    const { body } = await asking().graphql(blocks('1', 'FOOTER'));
    expect(
      body.data.cmsBlocks.items.map((item: { identifier: string }) => item.identifier),
    ).toEqual(['Header', 'Footer']);
  });

  it('Header and Footer are written in the language of the view', async () => {
    const { graphql } = asking();
    const { body } = await graphql(blocks('Header', 'Footer'), {}, { store: 'zh_hant' });
    const [header, footer] = body.data.cmsBlocks.items;
    expect(header.content).toContain('下午一時前下單');
    expect(footer.content).toContain('href="/huashu.html"');
    expect(footer.content).not.toContain('<form');
  });
});

const PAGES = ['home', 'about-us', 'delivery', 'returns', 'care', 'privacy', 'terms'];
/** Addresses that the storefront has without asking the platform. */
const OF_THE_SHOP = new Set(['/track-order', '/contact', '/account/close']);

describe('cmsPage', () => {
  const PAGE = `query ($identifier: String, $id: Int) {
    cmsPage(identifier: $identifier, id: $id) { identifier title content relative_url redirect_code type }
  }`;

  it('by identifier or by id', async () => {
    const { graphql } = asking();
    const home = await graphql(PAGE, { identifier: 'home' });
    expect(home.body.data.cmsPage.title).toBe('Flowers, gathered');
    expect((await graphql(PAGE, { id: 2 })).body.data.cmsPage.identifier).toBe('home');
  });

  it.each(['home', 'about-us', 'delivery'])(
    '%s is page-builder markup with one style element, directives resolved, in both views',
    async (identifier) => {
      const { graphql } = asking();
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

  it('the products of the home page come with skus and today’s prices', async () => {
    const { graphql, shop } = asking();
    const product = shop.products.get('FL-B-04');
    if (product?.kind === 'simple') product.price = 9_900;
    const { content } = (await graphql(PAGE, { identifier: 'home' })).body.data.cmsPage;
    expect(content).toContain('data-content-type="products" data-appearance="grid"');
    expect(content).toContain('data-product-sku="FL-B-04"');
    expect(content).toContain('<span class="price">$99.00</span>');
  });

  it('every picture of every page and block is one that the media folder has', async () => {
    const { graphql } = asking();
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

  it('every link of every page and block leads somewhere in its view', async () => {
    const { graphql } = asking();
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

describe('dynamicBlocks', () => {
  const QUERY = `{ dynamicBlocks(input: { type: SPECIFIED, dynamic_block_uids: ["MQ==", "Mg=="] }) {
    items { uid content { html } } total_count } }`;

  it('are chosen by who asks', async () => {
    const { body } = await asking().graphql(QUERY);
    expect(body.data.dynamicBlocks.total_count).toBe(1);
    expect(body.data.dynamicBlocks.items[0].content.html).toContain('lilac from Yunnan');
  });
});
