import { runInNewContext } from 'node:vm';
import { JSDOM } from 'jsdom';

/** The phone of `npm run bench`: a Pixel 7. */
const PHONE = { width: 412, density: 2.625 };
const PX = { px: 1, rem: 16, vw: PHONE.width / 100 };

/** The URL that a phone requests for the picture that a document preloads. */
export function phonePicture(html: string): string {
  const link = new JSDOM(html).window.document.querySelector(
    'link[rel=preload][as=image][fetchpriority=high]',
  );
  const candidates = (link?.getAttribute('imagesrcset') ?? '').split(', ').map((candidate) => {
    const [url = '', width = ''] = candidate.split(' ');
    return { url, width: Number.parseInt(width, 10) };
  });
  const needed = shownWidth(link?.getAttribute('imagesizes') ?? '') * PHONE.density;
  const chosen = candidates.find(({ width }) => width >= needed) ?? candidates.at(-1);
  if (!chosen?.url) throw new Error('The document preloads no picture.');
  return chosen.url;
}

/** The width that a `sizes` attribute gives on the phone, in px. */
function shownWidth(sizes: string): number {
  for (const part of sizes.split(/,\s*(?![^()]*\))(?=\(m|calc|\d)/)) {
    const [, conditions = '', width = ''] = /^((?:\(m[^)]*\)(?: and )?)*)\s*(.*)$/.exec(part) ?? [];
    if (conditions.split(' and ').every(isMet)) return inPx(width);
  }
  throw new Error(`No width of ${sizes} applies.`);
}

function isMet(condition: string): boolean {
  if (condition.trim() === '') return true;
  const [, bound, feature, value] =
    /\((min|max)-(width|resolution): ([\d.]+)/.exec(condition) ?? [];
  const own = feature === 'width' ? PHONE.width : PHONE.density;
  return bound === 'min' ? own >= Number(value) : own <= Number(value);
}

const inPx = (width: string): number =>
  runInNewContext(
    width
      .replaceAll('calc', '')
      .replaceAll(/([\d.]+)(px|rem|vw)/g, (_, by, unit: keyof typeof PX) => `(${by}*${PX[unit]})`),
    {
      min: Math.min,
      clamp: (least: number, value: number, most: number) => Math.min(most, Math.max(least, value)),
    },
  );
