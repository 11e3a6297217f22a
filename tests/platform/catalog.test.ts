import { describe, expect, it } from 'vitest';
import { type ApiResponse, createTestPlatform } from './testPlatform.ts';

const BOUQUETS = btoa('4');

function shelf() {
  const api = createTestPlatform();
  return {
    ...api,
    products: async (args: string, fields: string, headers: Record<string, string> = {}) =>
      (await api.graphql(`{ products(${args}) { ${fields} } }`, {}, headers)).body as ApiResponse,
    product: async (sku: string, fields: string, headers: Record<string, string> = {}) =>
      (
        await api.graphql(
          `{ products(filter: { sku: { eq: "${sku}" } }) { items { ${fields} } } }`,
          {},
          headers,
        )
      ).body.data.products.items[0] as ApiResponse,
  };
}

const skus = ({ data }: ApiResponse): string[] =>
  data.products.items.map(({ sku }: { sku: string }) => sku);

describe('Product list', () => {
  it('refuses pages past the end and impossible page numbers', async () => {
    const { products } = shelf();
    const message = async (args: string) =>
      (await products(`filter: {}, ${args}`, 'total_count')).errors[0].message;
    expect(await message('pageSize: 10, currentPage: 9')).toBe(
      'currentPage value 9 specified is greater than the 8 page(s) available.',
    );
    expect(await message('pageSize: 0')).toBe('pageSize value must be greater than 0.');
    expect(await message('currentPage: 0')).toBe('currentPage value must be greater than 0.');
  });

  it('has twenty products a page and starts at page 1 by default', async () => {
    const { products } = shelf();
    const { data } = await products(
      'filter: {}',
      'total_count page_info { current_page page_size total_pages } items { sku }',
    );
    expect(data.products.page_info).toEqual({ current_page: 1, page_size: 20, total_pages: 4 });
    expect(data.products.total_count).toBe(72);
    expect(data.products.items).toHaveLength(20);
  });

  it('is empty, with zero pages and no error, when nothing matches', async () => {
    const { products } = shelf();
    const fields = 'total_count items { sku } page_info { total_pages }';
    const nothing = {
      data: { products: { total_count: 0, items: [], page_info: { total_pages: 0 } } },
    };
    expect(await products('search: "cactus"', fields)).toEqual(nothing);
    expect(await products('filter: { category_uid: { eq: "OTk5" } }', fields)).toEqual(nothing);
    expect(await products('filter: { sku: { eq: "none" } }', fields)).toEqual(nothing);
  });
});

describe('Product filter', () => {
  it('includes the products of subcategories when it filters by category', async () => {
    const { products } = shelf();
    const inCategory = async (id: string) =>
      skus(await products(`filter: { category_uid: { eq: "${btoa(id)}" } }`, 'items { sku }'));
    expect(await inCategory('12')).toEqual(['FL-B-01', 'FL-B-04', 'FL-B-06', 'FL-B-11', 'FL-B-18']);
    expect(await inCategory('9')).toHaveLength(12);
    expect(await inCategory('10')).toHaveLength(7);
    expect(await inCategory('16')).toEqual([]);
  });

  it('finds products by SKU, by the view’s URL key and name, and by price in its currency', async () => {
    const { products } = shelf();
    const zh = { store: 'zh_hant' };
    const skusBy = async (filter: string, headers = {}) =>
      skus(await products(`filter: { ${filter} }`, 'items { sku }', headers));
    expect(await skusBy('sku: { in: ["FL-B-04", "FL-B-03"] }')).toEqual(['FL-B-03', 'FL-B-04']);
    expect(await skusBy('url_key: { eq: "blue-hour" }')).toEqual(['FL-B-03']);
    expect(await skusBy('url_key: { eq: "blue-hour" }', zh)).toEqual([]);
    expect(await skusBy('url_key: { eq: "landiao-shike" }', zh)).toEqual(['FL-B-03']);
    expect(await skusBy('name: { match: "hour" }')).toEqual(['FL-B-02', 'FL-B-03']);
    expect(await skusBy('name: { match: "玫瑰" }', zh)).toEqual(['FL-D-02', 'FL-B-20', 'FL-D-11']);
    expect(await skusBy('price: { from: "240" }')).toEqual([
      'FL-G-01',
      'FL-G-02',
      'FL-G-06',
      'FL-S-01',
    ]);
    expect(await skusBy('price: { from: "1800", to: "1900" }', zh)).toEqual(['FL-G-01']);
  });

  it('finds only products that are enabled and visible, and no variants', async () => {
    const { products, shop } = shelf();
    expect(
      skus(await products('filter: { sku: { eq: "FL-B-01-posy" } }', 'items { sku }')),
    ).toEqual([]);
    shop.products.get('FL-B-03')!.isEnabled = false;
    expect(skus(await products('filter: { sku: { eq: "FL-B-03" } }', 'items { sku }'))).toEqual([]);
  });

  it('searches names, Latin names and descriptions in the language of the view', async () => {
    const { products } = shelf();
    const skusFor = async (search: string, headers = {}) =>
      skus(await products(`search: "${search}"`, 'items { sku }', headers));
    expect((await skusFor('anemone'))[0]).toBe('FL-D-01');
    expect(await skusFor('lavandula')).toEqual(['FL-G-02', 'FL-G-07']);
    expect(await skusFor('百合', { store: 'zh_hant' })).toEqual(['FL-D-04', 'FL-B-27', 'FL-B-09']);
  });
});

describe('Product sorting', () => {
  it('orders by position without a search, or by price or name in either direction', async () => {
    const { products } = shelf();
    const skusInOrder = async (sort: string) =>
      skus(
        await products(
          `filter: { category_uid: { eq: "${BOUQUETS}" } }, pageSize: 3${sort}`,
          'items { sku }',
        ),
      );
    expect(await skusInOrder('')).toEqual(['FL-B-01', 'FL-B-02', 'FL-B-03']);
    expect(await skusInOrder(', sort: { price: ASC }')).toEqual(['FL-B-07', 'FL-B-06', 'FL-B-01']);
    expect(await skusInOrder(', sort: { price: DESC }')).toEqual(['FL-B-26', 'FL-B-24', 'FL-B-27']);
    expect(await skusInOrder(', sort: { name: ASC }')).toEqual(['FL-B-24', 'FL-B-20', 'FL-B-12']);
  });

  it('is stable across pages, so that every product appears once', async () => {
    const { products } = shelf();
    const page = async (n: number) =>
      skus(
        await products(
          `filter: {}, sort: { name: ASC }, pageSize: 5, currentPage: ${n}`,
          'items { sku }',
        ),
      );
    const allSkus = (
      await Promise.all(Array.from({ length: 15 }, (_, index) => index + 1).map(page))
    ).flat();
    expect(new Set(allSkus).size).toBe(72);
  });

  it('offers in sort_fields what the sort argument accepts', async () => {
    const { products } = shelf();
    const fields = 'sort_fields { default options { value label } }';
    const listed = await products('filter: {}', fields);
    expect(listed.data.products.sort_fields).toEqual({
      default: 'position',
      options: [
        { value: 'position', label: 'Position' },
        { value: 'name', label: 'Product Name' },
        { value: 'price', label: 'Price' },
      ],
    });
    expect((await products('search: "rose"', fields)).data.products.sort_fields.default).toBe(
      'relevance',
    );
  });

  it('does not affect aggregations, whose option values the filters accept', async () => {
    const { products } = shelf();
    const { data } = await products(
      `filter: { category_uid: { eq: "${BOUQUETS}" } }`,
      'total_count aggregations { attribute_code count options { label value count } }',
    );
    const [price, category] = data.products.aggregations;
    expect([price.attribute_code, category.attribute_code]).toEqual(['price', 'category_uid']);
    for (const { value, count } of price.options) {
      const [from, to] = value.split('_');
      const filter = `category_uid: { eq: "${BOUQUETS}" }, price: { from: "${from}", to: "${Number(to) - 0.01}" }`;
      expect(
        (await products(`filter: { ${filter} }`, 'total_count')).data.products.total_count,
      ).toBe(count);
    }
    for (const { value, count } of category.options) {
      const filter = `category_uid: { in: ["${value}"] }`;
      const inCategory = (await products(`filter: { ${filter} }`, 'total_count')).data.products;
      expect(inCategory.total_count).toBeGreaterThanOrEqual(count);
    }
  });
});

describe('Product', () => {
  const PRICES = `price_range { minimum_price { regular_price { value currency } final_price { value } discount { amount_off percent_off } } maximum_price { final_price { value } } }`;

  it('has a final price below the regular price, and the discount, when it is on special offer', async () => {
    const { product } = shelf();
    expect((await product('FL-B-05', PRICES)).price_range.minimum_price).toEqual({
      regular_price: { value: 112, currency: 'USD' },
      final_price: { value: 98 },
      discount: { amount_off: 14, percent_off: 12.5 },
    });
  });

  it('costs from its cheapest to its dearest variant when it is configurable', async () => {
    const { product } = shelf();
    const { minimum_price, maximum_price } = (await product('FL-B-01', PRICES)).price_range;
    expect([minimum_price.final_price.value, maximum_price.final_price.value]).toEqual([82, 168]);
  });

  it('has its prices in the currency of the request', async () => {
    const { product } = shelf();
    const { minimum_price } = (await product('FL-B-05', PRICES, { store: 'zh_hant' })).price_range;
    expect(minimum_price.regular_price).toEqual({ value: 873.6, currency: 'HKD' });
    expect(minimum_price.final_price.value).toBe(764.4);
  });

  it('reports that it is out of stock, or how many pieces are left when these are few', async () => {
    const { product } = shelf();
    const STOCK = 'stock_status only_x_left_in_stock';
    expect(await product('FL-B-07', STOCK)).toEqual({
      stock_status: 'OUT_OF_STOCK',
      only_x_left_in_stock: null,
    });
    expect(await product('FL-D-04', STOCK)).toEqual({
      stock_status: 'IN_STOCK',
      only_x_left_in_stock: 2,
    });
    expect((await product('FL-B-03', STOCK)).only_x_left_in_stock).toBeNull();
  });

  it('lists its pictures by position, including disabled ones', async () => {
    const { product, shop } = shelf();
    const seeded = shop.products.get('FL-B-03')!;
    seeded.pictures.reverse();
    seeded.pictures[2]!.disabled = true;
    const { media_gallery, small_image } = await product(
      'FL-B-03',
      'media_gallery { url position disabled } small_image { url label }',
    );
    const base = 'http://shop.test/media/catalog/product/b/l/blue-hour';
    expect(media_gallery).toEqual([
      { url: `${base}-front.jpg`, position: 1, disabled: true },
      { url: `${base}-detail.jpg`, position: 2, disabled: false },
      { url: `${base}-setting.jpg`, position: 3, disabled: false },
    ]);
    expect(small_image).toEqual({ url: `${base}-detail.jpg`, label: 'Blue Hour, close' });
  });

  it('has the placeholder as its image when it has no pictures', async () => {
    const { product, shop } = shelf();
    shop.products.get('FL-B-03')!.pictures = [];
    expect((await product('FL-B-03', 'small_image { url }')).small_image.url).toBe(
      'http://shop.test/media/catalog/product/placeholder/placeholder.jpg',
    );
  });

  it('has three pictures that no other product has', async () => {
    const { products } = shelf();
    const { data } = await products(
      'filter: {}, pageSize: 100',
      'items { sku media_gallery { url } ... on ConfigurableProduct { variants { product { media_gallery { url } } } } }',
    );
    const { PICTURES } = await import('./media/pictures.ts');
    const urls: string[] = data.products.items.flatMap(
      ({ media_gallery, variants = [] }: ApiResponse) => {
        expect(media_gallery).toHaveLength(3);
        return [
          media_gallery,
          ...variants.map((variant: ApiResponse) => variant.product.media_gallery),
        ].flatMap((gallery: ApiResponse) => gallery.map(({ url }: { url: string }) => url));
      },
    );
    expect(new Set(urls).size).toBe(urls.length);
    const paths = urls.map((url) => url.replace('http://shop.test/media/', ''));
    expect(paths.filter((path) => !(path in PICTURES))).toEqual([]);
    const recipes = paths.map((path) => JSON.stringify(PICTURES[path]));
    expect(new Set(recipes).size).toBe(recipes.length);
  });

  it('has another name, URL key and description in each view', async () => {
    const { product } = shelf();
    const TEXTS =
      'name url_key url_suffix short_description { html } description { html } categories { name }';
    const english = await product('FL-B-06', TEXTS);
    const chinese = await product('FL-B-06', TEXTS, { store: 'zh_hant' });
    expect(english).toMatchObject({ name: 'Meadow at Six', url_key: 'meadow-at-six' });
    expect(chinese).toMatchObject({ name: '六時的草地', url_key: 'liushi-de-caodi' });
    expect(chinese.description.html).toContain('大波斯菊');
    expect(chinese.categories[0].name).toBe('花束');
  });
});

describe('Configurable product', () => {
  const OPTIONS = `... on ConfigurableProduct {
    configurable_options { attribute_code label position values { uid label swatch_data { __typename value } } }
    variants { attributes { uid code label } product { sku stock_status } }
  }`;

  it('has text and colour swatches, and variants under the uids of its option values', async () => {
    const { product } = shelf();
    const { configurable_options, variants } = await product('FL-B-02', OPTIONS);
    expect(configurable_options[0]).toEqual({
      attribute_code: 'size',
      label: 'Size',
      position: 0,
      values: [
        {
          uid: btoa('configurable/144/166'),
          label: 'Posy',
          swatch_data: { __typename: 'TextSwatchData', value: 'S' },
        },
        {
          uid: btoa('configurable/144/167'),
          label: 'Classic',
          swatch_data: { __typename: 'TextSwatchData', value: 'M' },
        },
        {
          uid: btoa('configurable/144/168'),
          label: 'Grand',
          swatch_data: { __typename: 'TextSwatchData', value: 'L' },
        },
      ],
    });
    expect(configurable_options[1].values[0]).toEqual({
      uid: btoa('configurable/93/49'),
      label: 'Madder',
      swatch_data: { __typename: 'ColorSwatchData', value: '#9b2242' },
    });
    expect(variants).toHaveLength(9);
    expect(variants[8]).toEqual({
      product: { sku: 'FL-B-02-grand-ivory', stock_status: 'OUT_OF_STOCK' },
      attributes: [
        { uid: btoa('configurable/144/168'), code: 'size', label: 'Grand' },
        { uid: btoa('configurable/93/51'), code: 'color', label: 'Ivory' },
      ],
    });
  });

  it('has a path as the value of an image swatch and a URL as its thumbnail', async () => {
    const { product, shop } = shelf();
    const color = shop.attributes.find(({ code }) => code === 'color')!;
    color.values[0]!.swatch = { kind: 'image', value: '/madder.jpg' };
    const { configurable_options } = await product(
      'FL-B-02',
      '... on ConfigurableProduct { configurable_options { values { swatch_data { __typename value ... on ImageSwatchData { thumbnail } } } } }',
    );
    expect(configurable_options[1].values[0].swatch_data).toEqual({
      __typename: 'ImageSwatchData',
      value: '/madder.jpg',
      thumbnail: 'http://shop.test/media/attribute/swatch/madder.jpg',
    });
  });

  it('narrows the available options by a selection down to one variant in stock', async () => {
    const { product } = shelf();
    const [grand, ivory, madder] = ['144/168', '93/51', '93/49'].map((id) =>
      btoa(`configurable/${id}`),
    );
    const select = async (...uids: (string | undefined)[]) =>
      (
        await product(
          'FL-B-02',
          `... on ConfigurableProduct { configurable_product_options_selection(configurableOptionValueUids: ${JSON.stringify(uids)}) { options_available_for_selection { attribute_code option_value_uids } variant { sku } media_gallery { url } } }`,
        )
      ).configurable_product_options_selection;
    const some = await select(grand);
    expect(some.variant).toBeNull();
    expect(some.options_available_for_selection[1].option_value_uids).not.toContain(ivory);
    expect((await select(grand, ivory)).variant).toBeNull();
    const one = await select(grand, madder);
    expect(one.variant).toEqual({ sku: 'FL-B-02-grand-madder' });
    expect(one.media_gallery).toEqual([
      { url: 'http://shop.test/media/catalog/product/m/a/madder-hour-grand-madder.jpg' },
    ]);
  });
});

describe('Categories', () => {
  const TREE = '{ categories { items { url_path children { name position include_in_menu } } } }';

  it('list active children without sorting, including those outside the menu', async () => {
    const { graphql } = createTestPlatform();
    const [root] = (await graphql(TREE)).body.data.categories.items;
    expect(root.url_path).toBeNull();
    expect(
      root.children.map((child: ApiResponse) => [
        child.name,
        child.position,
        child.include_in_menu,
      ]),
    ).toEqual([
      ['Glass domes', 2, 1],
      ['Bouquets', 1, 1],
      ['The secret garden', 5, 1],
      ['Rose bears', 4, 1],
      ['Flower boxes', 3, 1],
      ['The press room', 6, 0],
      ['Sets and classes', 7, 0],
    ]);
  });

  it('report their breadcrumbs, their product count and their products', async () => {
    const { graphql } = createTestPlatform();
    const query = `{ categories(filters: { category_uid: { eq: "${btoa('12')}" } }) { items {
      name url_key url_path url_suffix level path product_count children_count image description
      breadcrumbs { category_uid category_name category_level category_url_path }
      products(pageSize: 1) { total_count items { sku } }
    } } }`;
    expect((await graphql(query)).body.data.categories.items[0]).toEqual({
      name: 'Morning',
      url_key: 'morning',
      url_path: 'bouquets/by-the-hour/morning',
      url_suffix: '.html',
      level: 4,
      path: '1/2/4/9/12',
      product_count: 5,
      children_count: '0',
      image: null,
      description: null,
      breadcrumbs: [
        {
          category_uid: BOUQUETS,
          category_name: 'Bouquets',
          category_level: 2,
          category_url_path: 'bouquets',
        },
        {
          category_uid: btoa('9'),
          category_name: 'By the hour',
          category_level: 3,
          category_url_path: 'bouquets/by-the-hour',
        },
      ],
      products: { total_count: 5, items: [{ sku: 'FL-B-01' }] },
    });
  });
});

describe('Store configuration', () => {
  it('describes the view that the Store header names', async () => {
    const { graphql } = createTestPlatform();
    const query = `{ storeConfig { store_code store_name locale is_default_store header_logo_src logo_width category_url_suffix product_url_suffix root_category_uid cms_home_page countries_with_required_region } }`;
    expect((await graphql(query, {}, { store: 'zh_hant' })).body.data.storeConfig).toEqual({
      store_code: 'zh_hant',
      store_name: '繁體中文',
      locale: 'zh_Hant_HK',
      is_default_store: false,
      header_logo_src: 'stores/1/mark.svg',
      logo_width: 36,
      category_url_suffix: '.html',
      product_url_suffix: '.html',
      root_category_uid: 'Mg==',
      cms_home_page: 'home',
      countries_with_required_region: 'CA,US',
    });
  });

  it('lists all views in availableStores, or only those of the group with useCurrentGroup', async () => {
    const { graphql, shop } = createTestPlatform();
    shop.views.push({ ...shop.views[1]!, code: 'trade', groupCode: 'trade', groupName: 'Trade' });
    const codes = async (args: string) =>
      (await graphql(`{ availableStores${args} { store_code } }`)).body.data.availableStores.map(
        ({ store_code }: { store_code: string }) => store_code,
      );
    expect(await codes('')).toEqual(['default', 'zh_hant', 'trade']);
    expect(await codes('(useCurrentGroup: true)')).toEqual(['default', 'zh_hant']);
  });
});
