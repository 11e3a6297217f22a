import { describe, expect, it } from 'vitest';
import { facetsOf } from '../../src/lib/catalogue/facets.ts';
import {
  filtersIn,
  rangeIn,
  searchWithFilters,
  withRange,
  withToggled,
} from '../../src/lib/catalogue/listFilters.ts';
import { productFilter } from '../../src/lib/catalogue/productFilter.ts';
import { isLongEnough, searchPath, termIn } from '../../src/lib/catalogue/searchTerm.ts';
import { sortChoice, sortingOf } from '../../src/lib/catalogue/sorting.ts';

const rose = { code: 'flower', label: 'Rose', value: '201' };
const peony = { code: 'flower', label: 'Peony', value: '202' };
const ivory = { code: 'color', label: 'Ivory', value: '51' };

describe('Filters in the address', () => {
  it('are readable, and a change of them restarts at the first page', () => {
    const search = new URLSearchParams('?sort=price_asc&page=3');
    expect(searchWithFilters(search, [rose, ivory])).toBe(
      '?sort=price_asc&flower[filter]=Rose,201&color[filter]=Ivory,51',
    );
  });

  it('are restored whatever their labels contain', () => {
    const odd = { code: 'flower', label: 'Rose, red & “old” [1]', value: '7' };
    const search = searchWithFilters(new URLSearchParams(), [odd, rose]);
    expect(filtersIn(new URLSearchParams(search))).toEqual([odd, rose]);
  });

  for (const [text, filters] of [
    ['flower[filter]=201', [{ ...rose, label: '201' }]],
    ['flower[filter]=Rose,201&flower[filter]=玫瑰,201', [rose]],
    ['flower[filter]=', []],
    ['flower[filter]=Rose,', []],
    ['[filter]=Rose,201', []],
    ['a b[filter]=Rose,201', []],
    ['flower=201&page=2', []],
  ] as const) {
    it(`are read from ${text}`, () =>
      expect(filtersIn(new URLSearchParams(text))).toEqual(filters));
  }

  it('lose a value that is toggled a second time', () => {
    expect(withToggled(withToggled([ivory], rose), rose)).toEqual([ivory]);
  });

  it('replace one range by another', () => {
    const low = { code: 'price', label: 'low', value: '*_50' };
    const high = { code: 'price', label: 'high', value: '90_*' };
    expect(withRange([rose, low], 'price', high)).toEqual([rose, high]);
    expect(withRange([rose, low], 'price', null)).toEqual([rose]);
  });
});

describe('Product filter', () => {
  it('accepts any of the chosen values of an attribute, and requires all attributes to match', () => {
    expect(productFilter([rose, peony, ivory], { category_uid: { in: ['NA=='] } })).toEqual({
      flower: { in: ['201', '202'] },
      color: { in: ['51'] },
      category_uid: { in: ['NA=='] },
    });
  });

  it('sends a range by its two bounds', () => {
    expect(productFilter([{ code: 'price', label: '', value: '40_90.5' }], {})).toEqual({
      price: { from: '40', to: '90.5' },
    });
    expect(rangeIn('*_90')).toEqual({ to: '90' });
    expect(rangeIn('40_*')).toEqual({ from: '40' });
    for (const none of ['*_*', '40', 'a_b', '40_90_1']) expect(rangeIn(none)).toBeNull();
  });

  it('stays within the category whatever the address says', () => {
    const elsewhere = { code: 'category_uid', label: 'Domes', value: 'Mw==' };
    expect(productFilter([elsewhere], { category_uid: { in: ['NA=='] } })).toEqual({
      category_uid: { in: ['NA=='] },
    });
  });
});

describe('Facets', () => {
  const bucket = (code: string, ...options: [string, string, number][]) => ({
    attribute_code: code,
    label: code,
    options: options.map(([label, value, count]) => ({ label, value, count })),
  });
  const all = [
    bucket('price', ['50-75', '50_75', 3], ['75-100', '75_100', 4]),
    bucket('flower', ['Rose', '201', 5], ['Peony', '202', 2]),
    bucket('color', ['Ivory', '51', 3], ['Sky', '57', 1]),
    bucket('same_day', ['Yes', '1', 6], ['No', '0', 1]),
  ];

  it('are shown as ranges, lists and switches', () => {
    const facets = facetsOf({ all, found: all, withoutOwnFilter: {} }, []);
    expect(facets.map(({ kind }) => kind)).toEqual(['range', 'list', 'list', 'switch']);
    expect(facets[0]).toMatchObject({ min: 50, max: 100, chosen: null });
  });

  it('keep options without results in their place, with a count of 0', () => {
    const found = [bucket('flower', ['Rose', '201', 1]), bucket('color', ['Ivory', '51', 1])];
    const [, flower, color] = facetsOf({ all, found, withoutOwnFilter: {} }, [ivory]);
    expect(flower).toMatchObject({ options: [{ count: 1 }, { label: 'Peony', count: 0 }] });
    // A facet's own choice does not narrow it: the other colours can still be added.
    expect(color).toMatchObject({
      options: [
        { count: 3, isChosen: true },
        { label: 'Sky', count: 1, isChosen: false },
      ],
    });
  });

  it('count the products that the other facets leave when two facets are narrowed', () => {
    const withoutOwnFilter = {
      flower: [bucket('flower', ['Rose', '201', 2], ['Peony', '202', 1])],
    };
    const [, flower] = facetsOf({ all, found: [], withoutOwnFilter }, [rose, ivory]);
    expect(flower).toMatchObject({ options: [{ count: 2 }, { count: 1 }] });
  });

  it('are left out when they offer no choice', () => {
    const flat = [
      bucket('price', ['50-50', '50_50', 3]),
      { attribute_code: 'x', label: null, options: null },
    ];
    expect(facetsOf({ all: flat, found: flat, withoutOwnFilter: {} }, [])).toEqual([]);
  });
});

describe('Search term', () => {
  it('is read from the address, without needless spaces', () => {
    expect(termIn(new URLSearchParams('?query=%20blue%20%20rose%20'))).toBe('blue rose');
    expect(termIn(new URLSearchParams(''))).toBe('');
    expect(searchPath(' rose & co')).toBe('/search?query=rose+%26+co');
  });

  it('allows suggestions from three letters on, or from two in Chinese', () => {
    expect(['ro', ' ro ', 'ros', '玫', '玫瑰'].map(isLongEnough)).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('Search results', () => {
  it('have other sort orders than a category', () => {
    const chosenName = (kind: 'search' | 'category', name: string | null) =>
      sortChoice(sortingOf(kind), name).name;
    expect(chosenName('search', 'position')).toBe('relevance');
    expect(chosenName('category', 'relevance')).toBe('position');
    expect(chosenName('search', 'price_desc')).toBe('price_desc');
    expect(chosenName('category', null)).toBe('position');
  });
});

describe('Sort orders', () => {
  const fields = (standard: string, ...values: string[]) => ({
    default: standard,
    options: values.map((value) => ({ value, label: `${value}!` })),
  });
  const names = (...args: Parameters<typeof sortingOf>) => {
    const { choices, defaultChoice } = sortingOf(...args);
    return [defaultChoice.name, ...choices.map(({ name }) => name)];
  };

  it('keep the platform’s sequence, default and labels, and appear twice when they have two directions', () => {
    const offered = fields('price', 'position', 'price', 'name', 'stem_length');
    expect(names('category', offered)).toEqual([
      'price_asc',
      'position',
      'price_asc',
      'price_desc',
      'name_asc',
      'stem_length_asc',
      'stem_length_desc',
    ]);
    expect(new Set(sortingOf('category', offered).choices.map(({ label }) => label))).toEqual(
      new Set(['position!', 'price!', 'name!', 'stem_length!']),
    );
  });

  it('begin with relevance in a search, even when the platform reports those of its categories', () => {
    const ofCategories = fields('position', 'position', 'name');
    expect(names('search', ofCategories)).toEqual(['relevance', 'relevance', 'name_asc']);
    const ofSearch = fields('name', 'name', 'relevance');
    expect(names('search', ofSearch)).toEqual(['name_asc', 'name_asc', 'relevance']);
    expect(names('category', ofSearch)).toEqual(['name_asc', 'name_asc']);
  });

  it('are the usual ones when the platform offers none that the shop knows', () => {
    const usual = ['position', 'position', 'price_asc', 'price_desc', 'name_asc'];
    for (const none of [undefined, null, {}, { options: [] }, { options: [null, { value: '' }] }]) {
      expect(names('category', none)).toEqual(usual);
    }
    expect(names('category', fields('relevance', 'relevance'))).toEqual(usual);
    expect(names('category', fields('gone', 'name'))).toEqual(['name_asc', 'name_asc']);
  });
});
