import { sideInPx } from '../../html/images.ts';
import { fieldOf, readJson, sourceOf } from '../../pageBuilder/background.ts';
import { readBox } from '../../pageBuilder/box.ts';
import { readLink } from '../../pageBuilder/link.ts';
import type { Box, LinkFields, NodeOf, OwnFields } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

export interface Picture {
  src: string;
  /**
   * `width` and `height` in px, `ratio` as height / width; null where the markup does not contain
   * them.
   */
  dimensions: { width: number | null; height: number | null; ratio: number | null };
}

export interface ImageNode extends NodeOf<'image'>, Box, LinkFields {
  desktopImage: Picture | null;
  mobileImage: Picture | null;
  altText: string;
  title: string | null;
  caption: string | null;
}

/** Reads a picture. `mobileImage` is null if it is the same as the desktop picture. */
export function readImage(main: Part): OwnFields<ImageNode> {
  const desktop = main.find('[data-element="desktop_image"], img:not(.pagebuilder-mobile-only)');
  const mobile = main.find('[data-element="mobile_image"], img.pagebuilder-mobile-only');
  const caption = main.find('[data-element="caption"], figcaption');
  const shown = desktop.exists ? desktop : mobile;
  const desktopImage = readPicture(desktop);
  const mobileImage = readPicture(mobile);
  return {
    ...readBox(main, { border: shown }),
    ...readLink(linkAround(main)),
    desktopImage,
    mobileImage: mobileImage?.src === desktopImage?.src ? null : mobileImage,
    altText: shown.attribute('alt') ?? '',
    title: shown.attribute('title') || null,
    caption: caption.text() || null,
  };
}

/** The link around the picture, not one in the caption. */
const linkAround = (main: Part): Part =>
  main.findAll('a').find((anchor) => anchor.find('img').exists) ??
  main.find('a[data-element="link"]');

function readPicture(image: Part): Picture | null {
  const src = sourceOf(image.attribute('src')) ?? sourceOf(image.attribute('data-src'));
  if (src === null) return null;
  return { src, dimensions: dimensionsOf(image) };
}

/** The dimensions in the markup, completed by the platform's data about the file. */
function dimensionsOf(image: Part): Picture['dimensions'] {
  const dimensions = readJson(image, 'data-image-dimensions');
  const file = (name: string) => sideInPx(String(fieldOf(dimensions, name)));
  const [width, height] = [readDimension(image, 'width'), readDimension(image, 'height')];
  const [wide, high] = width && height ? [width, height] : [file('width'), file('height')];
  const ratio = wide && high ? high / wide : null;
  return {
    width: width ?? (height && ratio ? Math.round(height / ratio) : wide),
    height: height ?? (width && ratio ? Math.round(width * ratio) : high),
    ratio,
  };
}

/** Reads a dimension in px from the attribute, the data attribute or the style. */
const readDimension = (image: Part, name: 'width' | 'height'): number | null =>
  sideInPx(image.attribute(name)) ??
  sideInPx(image.attribute(`data-${name}`)) ??
  sideInPx(image.style(name));
