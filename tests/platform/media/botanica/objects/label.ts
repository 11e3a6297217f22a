import { n1 } from '../paint/path.ts';

/** A paper label with two ruled lines and the mark's six petals, as on the shop's boxes. */
export function label(cx: number, cy: number, s = 1): string {
  const petals = [0, 60, 120, 180, 240, 300]
    .map((deg) => `<path d="M0-3C-5-7-4.5-14 0-16C4.5-14 5-7 0-3Z" transform="rotate(${deg})"/>`)
    .join('');
  return (
    `<g transform="translate(${n1(cx)} ${n1(cy)}) scale(${n1(s * 10)}e-1)">` +
    '<rect x="-78" y="-43" width="160" height="92" fill="#2b241c" fill-opacity=".22"/>' +
    '<rect x="-80" y="-46" width="160" height="92" fill="#fdfbf5"/>' +
    '<rect x="-74" y="-40" width="148" height="80" fill="none" stroke="#16201b" stroke-opacity=".35" stroke-width="1.4"/>' +
    `<g transform="translate(0 -12)" fill="none" stroke="#16201b" stroke-width="1.6">${petals}<circle r="2.4" fill="#9b2242" stroke="none"/></g>` +
    '<path d="M-42 17H42M-26 27H26" stroke="#16201b" stroke-opacity=".55" stroke-width="2.2"/></g>'
  );
}
