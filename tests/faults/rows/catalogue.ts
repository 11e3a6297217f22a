import type { Row } from '../row.ts';
import { optionalQueryRow, pageRow } from './pages.ts';

const HOME = '/';
const CATEGORY = '/bouquets.html';
/** Two filters at once: each filter's counts ignore its own choice, so each needs a query. */
const NARROWED = '/bouquets.html?flower[filter]=Rose,201&color[filter]=Ivory,51';
const PRODUCT = '/first-light.html';

/** A text of each page that appears once its query has been answered. */
const HOME_WORDS = 'A book of flowers, opened every morning';
const PIECES = '9 items';
const GUIDE = '/style-guide';
const GUIDE_WORDS = 'For whoever writes the shop';

export const catalogueRows: readonly Row[] = [
  pageRow('ResolveUrl', CATEGORY, PIECES),
  pageRow('Category', CATEGORY, PIECES),
  pageRow('ProductList', CATEGORY, PIECES),
  optionalQueryRow('ListFacets', CATEGORY, PIECES, ({ main }) => main().includes('Occasion')),
  optionalQueryRow('SortFields', CATEGORY, PIECES, ({ main }) => main().includes('Product Name')),
  optionalQueryRow('CountsWithoutOwnFilter', NARROWED, '5 items', ({ main }) =>
    main().includes('Ranunculus4'),
  ),
  pageRow('Product', PRODUCT, 'FL-B-01'),
  optionalQueryRow('ProductAttributes', PRODUCT, 'FL-B-01', ({ main }) =>
    main().includes('Same-day'),
  ),
  optionalQueryRow('RelatedProducts', PRODUCT, 'FL-B-01', ({ main }) =>
    main().includes('You may also like'),
  ),
  pageRow('CmsPage', HOME, HOME_WORDS),
  optionalQueryRow('ContentProducts', HOME, HOME_WORDS, ({ main }) =>
    main().includes('Madder Hour'),
  ),
  pageRow('HomeIdentifier', '/cms', HOME_WORDS),
  optionalQueryRow('DynamicBlocks', GUIDE, GUIDE_WORDS, ({ main }) =>
    main().includes('lilac from Yunnan'),
  ),
];
