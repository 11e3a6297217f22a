import { i18n } from '@lingui/core';
import { storedRecord } from '../../support/openShop.ts';
import type { Row } from '../row.ts';
import { optionalQueryRow } from './pages.ts';

const ABOUT = '/about-us';
/** The text of a content page. */
const ABOUT_WORDS = 'A table, a window, a book';

const inDocument = (selector: string) => () => document.querySelector(selector) !== null;

/** The operations of the frame around a page. */
export const shellRows: readonly Row[] = [
  optionalQueryRow('CmsBlocks', ABOUT, ABOUT_WORDS, ({ hasText }) => hasText('© 2026 Florilegium')),
  optionalQueryRow(
    'StoreLogo',
    ABOUT,
    ABOUT_WORDS,
    inDocument('img[src="/media/logo/stores/1/mark.svg"]'),
  ),
  optionalQueryRow(
    'StoreCodes',
    '/bouquets.html',
    '9 items',
    (stage) => stage.find('Choose store view') !== undefined,
  ),
  {
    // On a first visit the language of the store view is not known yet.
    arrange: async (stage) => {
      for (const view of stage.platform.views) view.locale = 'zh_Hant_HK';
    },
    ...optionalQueryRow('Locale', ABOUT, ABOUT_WORDS, () => i18n.locale.startsWith('zh')),
  },
  // A path whose first segment may be a store view's code, which decides what the page is.
  {
    ...optionalQueryRow(
      'AvailableStores',
      ABOUT,
      ABOUT_WORDS,
      () => storedRecord('store_view_code_default') !== null,
    ),
    isWaiting: () => true,
  },
];
