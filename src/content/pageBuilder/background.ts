import { isSafeSource, urlsIn } from '../html/declarations.ts';
import { readFlag } from './box.ts';
import type { Background } from './nodes.ts';
import type { Part } from './part.ts';

/**
 * Reads the background fields of a part.
 *
 * @param overlay - the part with the video overlay's colour.
 */
export function readBackground(part: Part, overlay: Part): Background {
  return {
    ...readImages(part),
    backgroundSize: part.style('background-size'),
    backgroundPosition: part.style('background-position'),
    backgroundAttachment: part.style('background-attachment'),
    backgroundRepeat: part.style('background-repeat') ?? 'repeat',
    backgroundType: part.attribute('data-background-type'),
    videoSrc: sourceOf(part.attribute('data-video-src')),
    videoFallbackSrc: sourceOf(part.attribute('data-video-fallback-src')),
    videoLoop: readFlag(part, 'data-video-loop'),
    videoPlayOnlyVisible: readFlag(part, 'data-video-play-only-visible'),
    videoLazyLoading: readFlag(part, 'data-video-lazy-load'),
    videoOverlayColor: colourOf(overlay, 'data-video-overlay-color'),
  };
}

/** Reads a colour attribute; null if it is not a valid colour. */
export function colourOf(part: Part, name: string): string | null {
  const colour = part.attribute(name)?.trim() ?? '';
  return /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i.test(colour) ? colour : null;
}

/** Returns the value if it is a URL that may be fetched, otherwise null. */
export function sourceOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const url = value.trim();
  return url !== '' && isSafeSource(url) ? url : null;
}

function readImages(part: Part): Pick<Background, 'desktopImage' | 'mobileImage'> {
  const images = readJson(part, 'data-background-images');
  const inStyle = urlsIn(part.style('background-image') ?? '')[0];
  return {
    desktopImage: sourceOf(fieldOf(images, 'desktop_image')) ?? sourceOf(inStyle),
    mobileImage: sourceOf(fieldOf(images, 'mobile_image')),
  };
}

/**
 * Parses an attribute's JSON, which some releases escape with backslashes once or twice; null if it
 * cannot be parsed.
 */
export function readJson(part: Part, name: string): unknown {
  let text = part.attribute(name) ?? '';
  for (let escapes = 0; escapes <= 2; escapes += 1) {
    try {
      return JSON.parse(text);
    } catch {
      text = text.replaceAll(/\\(["\\])/g, '$1');
    }
  }
  return null;
}

/** Reads a property of an unknown value. */
export function fieldOf(value: unknown, name: string): unknown {
  const hasValue = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return hasValue ? Reflect.get(value, name) : undefined;
}
