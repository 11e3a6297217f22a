import { runInNewContext } from 'node:vm';
import { JSDOM } from 'jsdom';

/** The width of the phones of `npm run bench` (a Pixel 7) and of Lighthouse, in px. */
const WIDTH = 412;
/** The device pixels per px of the two phones. */
export const DENSITIES = [1.75, 2.625];
const PX = { px: 1, rem: 16, vw: WIDTH / 100 };

/** The URL that a phone of this density requests for the picture that a document preloads. */
export function phonePicture(html: string, density: number): string {
  const link = new JSDOM(html).window.document.querySelector(
    'link[rel=preload][as=image][fetchpriority=high]',
  );
  const candidates = (link?.getAttribute('imagesrcset') ?? '').split(', ').map((candidate) => {
    const [url = '', width = ''] = candidate.split(' ');
    return { url, width: Number.parseInt(width, 10) };
  });
  const needed = shownWidth(link?.getAttribute('imagesizes') ?? '', density) * density;
  const chosen = candidates.find(({ width }) => width >= needed) ?? candidates.at(-1);
  if (!chosen?.url) throw new Error('The document preloads no picture.');
  return chosen.url;
}

/** The width that a `sizes` attribute gives on the phone, in px. */
function shownWidth(sizes: string, density: number): number {
  for (const part of sizes.split(/,\s*(?![^()]*\))(?=\(m|calc|\d)/)) {
    const [, conditions = '', width = ''] = /^((?:\(m[^)]*\)(?: and )?)*)\s*(.*)$/.exec(part) ?? [];
    if (conditions.split(' and ').every((one) => isMet(one, density))) return inPx(width);
  }
  throw new Error(`No width of ${sizes} applies.`);
}

function isMet(condition: string, density: number): boolean {
  if (condition.trim() === '') return true;
  const [, bound, feature, value] =
    /\((min|max)-(width|resolution): ([\d.]+)/.exec(condition) ?? [];
  const own = feature === 'width' ? WIDTH : density;
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
