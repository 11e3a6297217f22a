import type { Context } from './Context.ts';

/** The mark of the shop, quiet, where a product has no picture yet. */
export function placeholder(_ctx: Context): string {
  const petals = [0, 60, 120, 180, 240, 300]
    .map(
      (deg) =>
        `<path d="M0-3.2C-5.2-7-4.6-14.6 0-16C4.6-14.6 5.2-7 0-3.2Z" transform="rotate(${deg})"/>`,
    )
    .join('');
  return `<g transform="translate(480 480) scale(9)" fill="none" stroke="#b7c4ba" stroke-width="1" stroke-linejoin="round">${petals}<circle r="1.9" fill="#b7c4ba" stroke="none"/></g>`;
}
