/**
 * These lengths repeat the layout of tokens.css: the page's gutter, and the gaps of the sidebar and
 * the grid.
 */
const GUTTER = 'clamp(1rem, 0.4rem + 2.6vw, 2.5rem)';
const ROW = `min(100vw - 2 * ${GUTTER}, 1280px)`;
const FILTER_SIDEBAR = '(325px + clamp(2rem, 3.5vw, 3.5rem))';

/** The account's navigation beside the page, with its gap. */
const ACCOUNT_NAVIGATION = '(14rem + clamp(2rem, 6vw, 6rem))';

/** The width of a picture in a full-width grid: a third of the row, or half. */
export const ROW_SIZES = [
  `(min-width: 640px) calc((${ROW} - 2 * 1.5rem) / 3)`,
  `calc((${ROW} - 1rem) / 2)`,
].join(', ');

const sizesBeside = (sidebar: string) =>
  `(min-width: 960px) calc((${ROW} - ${sidebar} - 2 * 1.5rem) / 3), ${ROW_SIZES}`;

/**
 * The width of a picture in a list with filters, from the widest window to the narrowest: a third
 * of the row beside the sidebar, a third of the row, or half of it.
 */
export const LIST_SIZES = sizesBeside(FILTER_SIDEBAR);

/**
 * The width of a picture on an account page, from the widest window to the narrowest: a third of
 * the row beside the navigation, a third of the row, or half of it.
 */
export const ACCOUNT_SIZES = sizesBeside(ACCOUNT_NAVIGATION);
