/** The parameters of an image address. */
export interface Parameters {
  width: number | null;
  height: number | null;
  /** From 1 to 100. */
  quality: number;
  /** `cover` fills width × height and crops the rest; `bounds` stays inside width × height. */
  fit: 'cover' | 'bounds';
  /** Ratio of width to height that is cut from the middle before resizing. */
  crop: number | null;
  format: Format;
}

type Format = 'avif' | 'webp' | 'jpeg' | 'png';

/** Limit of pixels on one side, so that no request can fill the memory. */
const LARGEST = 2_560;
const DEFAULT_QUALITY = 85;

/** Reads the query of an image address. Invalid parameters are ignored, as image servers do. */
export function parametersOf(url: URL, accept: string): Parameters {
  const query = url.searchParams;
  return {
    width: integerUpTo(query.get('width'), LARGEST),
    height: integerUpTo(query.get('height'), LARGEST),
    quality: integerUpTo(query.get('quality'), 100) ?? DEFAULT_QUALITY,
    fit: query.get('fit') === 'cover' ? 'cover' : 'bounds',
    crop: ratio(query.get('crop')),
    format: modernFormat(query, accept) ?? requestedFormat(query.get('format'), url.pathname),
  };
}

/**
 * The modern format that the browser accepts. AVIF is used for transparent pictures only, where it
 * has half the size of WebP; for others it saves little.
 */
function modernFormat(query: URLSearchParams, accept: string): Format | null {
  if (query.get('auto') !== 'webp') return null;
  if (query.get('format') === 'png' && accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : null;
}

function requestedFormat(format: string | null, pathname: string): Format {
  if (format === 'png') return 'png';
  if (format !== null) return 'jpeg';
  if (pathname.endsWith('.webp')) return 'webp';
  return pathname.endsWith('.png') ? 'png' : 'jpeg';
}

function integerUpTo(text: string | null, most: number): number | null {
  const value = Math.round(Number(text));
  return text !== null && Number.isFinite(value) && value >= 1 ? Math.min(value, most) : null;
}

/** Reads `4:5`, or the beginning of `640,800,…`. */
function ratio(text: string | null): number | null {
  const [, width, height] = /^(\d+)[:,](\d+)/.exec(text ?? '') ?? [];
  const value = Number(width) / Number(height);
  return Number.isFinite(value) && value > 0 ? value : null;
}
