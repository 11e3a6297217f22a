/** As tokens.css lays it out: the page's gutter, and the gaps of sidebar and grid. */
const GUTTER = 'clamp(1rem, 0.4rem + 2.6vw, 2.5rem)';
const ROW = `min(100vw - 2 * ${GUTTER}, 1280px)`;
const SIDE = '(325px + clamp(2rem, 3.5vw, 3.5rem))';

/** The account's other pages beside the page, and the gap. */
const OTHERS = '(14rem + clamp(2rem, 6vw, 6rem))';

/** How wide a plate is in a grid that has the whole row: a third of it, or half. */
export const ROW_SIZES = [
  `(min-width: 640px) calc((${ROW} - 2 * 1.5rem) / 3)`,
  `calc((${ROW} - 1rem) / 2)`,
].join(', ');

const beside = (what: string) =>
  `(min-width: 960px) calc((${ROW} - ${what} - 2 * 1.5rem) / 3), ${ROW_SIZES}`;

/** In a list with filters: a third of what the sidebar leaves, a third, half. */
export const LIST_SIZES = beside(SIDE);

/** On a page of the account: a third of what its links leave, a third, half. */
export const KEPT_SIZES = beside(OTHERS);
