import type { Row } from '../row.ts';
import { besideRow, pageRow } from './pages.ts';

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
  besideRow('ListFacets', CATEGORY, PIECES, ({ main }) => main().includes('Occasion')),
  besideRow('SortFields', CATEGORY, PIECES, ({ main }) => main().includes('Product Name')),
  besideRow('CountsWithoutOwnFilter', NARROWED, '5 items', ({ main }) =>
    main().includes('Ranunculus4'),
  ),
  pageRow('Product', PRODUCT, 'FL-B-01'),
  besideRow('ProductAttributes', PRODUCT, 'FL-B-01', ({ main }) => main().includes('Same-day')),
  besideRow('RelatedProducts', PRODUCT, 'FL-B-01', ({ main }) =>
    main().includes('You may also like'),
  ),
  pageRow('CmsPage', HOME, HOME_WORDS),
  besideRow('ContentProducts', HOME, HOME_WORDS, ({ main }) => main().includes('Madder Hour')),
  pageRow('HomeIdentifier', '/cms', HOME_WORDS),
  besideRow('DynamicBlocks', GUIDE, GUIDE_WORDS, ({ main }) =>
    main().includes('lilac from Yunnan'),
  ),
];
