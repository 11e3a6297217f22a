/** As tokens.css lays it out: the page's gutter, and the gaps of sidebar and grid. */
const GUTTER = 'clamp(1rem, 0.4rem + 2.6vw, 2.5rem)';
const ROW = `min(100vw - 2 * ${GUTTER}, 1280px)`;
const SIDE = '(325px + clamp(2rem, 3.5vw, 3.5rem))';

/** How wide a plate of a list with filters is: a third of what the sidebar leaves, a third, half. */
export const LIST_SIZES = [
  `(min-width: 960px) calc((${ROW} - ${SIDE} - 2 * 1.5rem) / 3)`,
  `(min-width: 640px) calc((${ROW} - 2 * 1.5rem) / 3)`,
  `calc((${ROW} - 1rem) / 2)`,
].join(', ');
