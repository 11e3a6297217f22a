import { describe, expect, it } from 'vitest';
import { type ApiResponse, createTestPlatform } from './testPlatform.ts';

const ZH = { store: 'zh_hant' };

const BUCKETS = `aggregations { attribute_code label count options { label value count } }`;

function lists() {
  const { graphql } = createTestPlatform();
  return async (args: string, fields: string, headers: Record<string, string> = {}) => {
    const { body } = await graphql(`{ products(${args}) { ${fields} } }`, {}, headers);
    return body.data.products as ApiResponse;
  };
}

const bucket = (aggregations: ApiResponse[], code: string): ApiResponse =>
  aggregations.find(({ attribute_code }) => attribute_code === code);

const offers = (aggregations: ApiResponse[], code: string): [string, number][] =>
  bucket(aggregations, code).options.map(({ label, count }: ApiResponse) => [label, count]);

describe('Aggregations of a product list', () => {
  it('count the products of each option, in the order of the attributes', async () => {
    const { aggregations } = await lists()('filter: {}', BUCKETS);
    expect(aggregations.map(({ attribute_code }: ApiResponse) => attribute_code)).toEqual([
      'price',
      'category_uid',
      'occasion',
      'color',
      'flower',
      'same_day',
    ]);
    expect(offers(aggregations, 'flower')).toEqual([
      ['Rose', 39],
      ['Peony', 11],
      ['Ranunculus', 21],
      ['Anemone', 9],
      ['Tulip', 5],
      ['Lily', 3],
      ['Hydrangea', 6],
      ['Cosmos', 4],
      ['Daisy', 14],
      ['Lavender', 3],
    ]);
    expect(offers(aggregations, 'same_day')).toEqual([
      ['Yes', 32],
      ['No', 37],
    ]);
  });

  it('have labels in the language of the view', async () => {
    const { aggregations } = await lists()('filter: {}', BUCKETS, ZH);
    expect(bucket(aggregations, 'occasion').label).toBe('場合');
    expect(bucket(aggregations, 'flower').options[0].label).toBe('玫瑰');
    expect(bucket(aggregations, 'price').label).toBe('價格');
  });

  it('count for each option as many products as its filter finds', async () => {
    const query = lists();
    const { aggregations } = await query('filter: {}', BUCKETS);
    for (const code of ['occasion', 'color', 'flower', 'same_day', 'category_uid']) {
      for (const { value, count } of bucket(aggregations, code).options) {
        const { total_count } = await query(
          `filter: { ${code}: { eq: "${value}" } }`,
          'total_count',
        );
        expect([code, value, total_count]).toEqual([code, value, count]);
      }
    }
  });

  it('offer filters that combine with AND across attributes and with OR within one', async () => {
    const query = lists();
    const skusBy = async (filter: string): Promise<string[]> =>
      (await query(`filter: { ${filter} }, pageSize: 100`, 'items { sku }')).items.map(
        ({ sku }: ApiResponse) => sku,
      );
    expect(await skusBy('flower: { in: ["205", "206"] }')).toEqual([
      'FL-B-07',
      'FL-B-09',
      'FL-D-04',
      'FL-G-01',
      'FL-B-14',
      'FL-B-15',
      'FL-B-27',
      'FL-D-05',
    ]);
    expect(await skusBy('flower: { in: ["205", "206"] }, same_day: { eq: "1" }')).toEqual([
      'FL-B-07',
      'FL-B-09',
      'FL-B-14',
      'FL-B-15',
    ]);
    expect(
      await skusBy('color: { eq: "49" }, occasion: { eq: "227" }, price: { to: "120" }'),
    ).toEqual(['FL-B-14']);
    expect(await skusBy('color: { eq: "999" }')).toEqual([]);
  });

  it('are limited on request to the direct children of a category', async () => {
    const { aggregations } = await lists()(
      `filter: { category_uid: { eq: "${btoa('4')}" } }`,
      'aggregations(filter: { category: { includeDirectChildrenOnly: true } }) { attribute_code options { label count } }',
    );
    expect(offers(aggregations, 'category_uid')).toEqual([
      ['From the meadow', 7],
      ['By the hour', 12],
      ['Mostly roses', 7],
      ['In a vase', 8],
    ]);
  });

  it('include colour swatches in the older list of filters', async () => {
    const { filters } = await lists()(
      'filter: {}',
      'filters { name request_var filter_items { __typename label value_string items_count ... on SwatchLayerFilterItem { swatch_data { type value } } } }',
    );
    const color = filters.find(({ request_var }: ApiResponse) => request_var === 'color');
    expect(color.filter_items[0]).toEqual({
      __typename: 'SwatchLayerFilterItem',
      label: 'Madder',
      value_string: '49',
      items_count: 12,
      swatch_data: { type: '1', value: '#9b2242' },
    });
  });
});

describe('Search', () => {
  it('ranks a match in the name first and finds the singular by its plural', async () => {
    const query = lists();
    const first = async (search: string, headers = {}) =>
      (await query(`search: "${search}"`, 'items { name } total_count', headers)).items[0]?.name;
    expect(await first('tulips')).toBe('Tulips for Tuesday');
    expect(await first('wreath')).toBe('For a Green Door');
    expect(await first('sixteen whites')).toBe('Sixteen Whites');
    expect(await first('一打', ZH)).toBe('一打玫瑰');
  });

  it('suggests similar words when nothing matches', async () => {
    const query = lists();
    const suggestionsFor = async (search: string) =>
      (await query(`search: "${search}"`, 'suggestions { search }')).suggestions;
    expect(await suggestionsFor('hydranga')).toEqual([
      { search: 'hydrangea' },
      { search: 'hydrangeas' },
    ]);
    expect(await suggestionsFor('rose')).toEqual([]);
  });
});

describe('Product attributes', () => {
  const ATTRIBUTES = `items { custom_attributesV2(filters: { is_visible_on_front: true }) {
    items { code ... on AttributeValue { value } ... on AttributeSelectedOptions { selected_options { label value } } }
    errors { type }
  } }`;

  it('include the Latin name only where the product has one', async () => {
    const query = lists();
    const attributesOf = async (sku: string) =>
      (await query(`filter: { sku: { eq: "${sku}" } }`, ATTRIBUTES)).items[0].custom_attributesV2
        .items;
    expect(await attributesOf('FL-B-14')).toEqual([
      {
        code: 'occasion',
        selected_options: [
          { label: 'Love', value: '222' },
          { label: 'Festivals', value: '227' },
        ],
      },
      { code: 'flower', selected_options: [{ label: 'Tulip', value: '205' }] },
      { code: 'same_day', value: '1' },
      { code: 'latin_name', value: 'Tulipa gesneriana' },
    ]);
    const codes = (await attributesOf('FL-B-10')).map(({ code }: ApiResponse) => code);
    expect(codes).toEqual(['occasion', 'flower', 'same_day']);
  });

  it('are only the Latin name among those that lists show', async () => {
    const { items } = await lists()(
      'filter: { sku: { in: ["FL-B-14", "FL-B-10"] } }',
      `items { sku custom_attributesV2(filters: { used_in_product_listing: true }) {
        items { code ... on AttributeValue { value } }
      } }`,
    );
    const bySku = items.map(({ sku, custom_attributesV2 }: ApiResponse) => [
      sku,
      custom_attributesV2.items,
    ]);
    expect(Object.fromEntries(bySku)).toEqual({
      'FL-B-14': [{ code: 'latin_name', value: 'Tulipa gesneriana' }],
      'FL-B-10': [],
    });
  });

  it('have labels that can be queried by attribute code', async () => {
    const { graphql } = createTestPlatform();
    const query = `{ customAttributeMetadataV2(attributes: [
      { attribute_code: "latin_name", entity_type: "catalog_product" },
      { attribute_code: "scent", entity_type: "catalog_product" }
    ]) { items { code label } errors { type message } } }`;
    expect((await graphql(query, {}, ZH)).body.data.customAttributeMetadataV2).toEqual({
      items: [{ code: 'latin_name', label: '學名' }],
      errors: [{ type: 'ATTRIBUTE_NOT_FOUND', message: '找不到屬性代碼「scent」。' }],
    });
  });

  it('are joined by links to related, dearer and complementary products', async () => {
    const { items } = await lists()(
      'filter: { sku: { eq: "FL-D-02" } }',
      'items { related_products { sku } upsell_products { sku } crosssell_products { sku } }',
    );
    const skusOf = (name: string) => items[0][name].map(({ sku }: ApiResponse) => sku);
    expect(skusOf('related_products')).toEqual(['FL-D-03', 'FL-D-07', 'FL-D-11', 'FL-D-10']);
    expect(skusOf('upsell_products')).toHaveLength(4);
    expect(skusOf('crosssell_products').every((sku: string) => !sku.startsWith('FL-D'))).toBe(true);
  });
});
