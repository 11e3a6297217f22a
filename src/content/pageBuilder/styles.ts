import type { CSSProperties } from 'react';
import { contentImage } from '../html/images.ts';
import type { Background, Box, MediaQuery, VerticalAlignment } from './nodes.ts';

/** Below this width the mobile picture shows, and backgrounds scroll with the page. */
const MOBILE = '(width < 48rem)';

/** The widths in px to request for a picture of unknown width. */
export const UNKNOWN_WIDTHS = { desktop: 1600, wide: 2560, mobile: 960 };

const css = (values: Record<string, string | null>): CSSProperties =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );

export const marginStyle = (box: Box): CSSProperties =>
  css({
    marginTop: box.marginTop,
    marginRight: box.marginRight,
    marginBottom: box.marginBottom,
    marginLeft: box.marginLeft,
  });

export const paddingStyle = (box: Box): CSSProperties =>
  css({
    paddingTop: box.paddingTop,
    paddingRight: box.paddingRight,
    paddingBottom: box.paddingBottom,
    paddingLeft: box.paddingLeft,
  });

/** A border shows only if its style is set. */
export function borderStyle(box: Box): CSSProperties {
  const isRendered = box.border !== null && box.border !== 'none';
  return css({
    borderStyle: isRendered ? box.border : null,
    borderColor: isRendered ? box.borderColor : null,
    borderWidth: isRendered ? (box.borderWidth ?? '1px') : null,
    borderRadius: box.borderRadius,
  });
}

/** `justify-content` values for the vertical alignment of content in a taller box. */
export const JUSTIFY_CONTENT = { top: 'flex-start', middle: 'center', bottom: 'flex-end' };

export const justifyStyle = (node: {
  verticalAlignment: VerticalAlignment | null;
}): CSSProperties =>
  node.verticalAlignment ? { justifyContent: JUSTIFY_CONTENT[node.verticalAlignment] } : {};

/** Also sets `--align`, which aligns non-text content and is inherited like `text-align`. */
export const alignStyle = ({ textAlign }: Box): CSSProperties =>
  css({ textAlign, '--align': textAlign });

/** All styles that the owner set on a content type of one element. */
export const boxStyle = (box: Box): CSSProperties => ({
  ...marginStyle(box),
  ...paddingStyle(box),
  ...borderStyle(box),
  ...alignStyle(box),
  ...css({
    minHeight: box.minHeight,
    backgroundColor: box.backgroundColor,
  }),
});

/**
 * The position, size and repetition of a background picture. `rulesOf` adds the picture itself,
 * which depends on the screen width.
 */
export const backgroundStyle = (background: Background): CSSProperties =>
  background.desktopImage === null && background.mobileImage === null
    ? {}
    : css({
        backgroundSize: background.backgroundSize,
        backgroundPosition: background.backgroundPosition,
        backgroundRepeat: background.backgroundRepeat,
      });

/**
 * The inner part that a property applies to, by the property's first word. Media query rules must apply
 * to the same part as the inline style. Unlisted properties belong to the node's own element.
 */
export type PartsByProperty = Readonly<Record<string, string>>;

/**
 * The media query rules and background pictures of one node, as CSS for the given class name; empty
 * if it has none.
 */
export function rulesOf(
  name: string,
  node: Box & Partial<Background>,
  parts: PartsByProperty = {},
): string {
  return [
    ...backgroundRules(`.${name}`, node),
    ...mediaRules(`.${name}`, node.mediaQueries, parts),
  ].join('\n');
}

function backgroundRules(selector: string, node: Partial<Background>): string[] {
  const { desktopImage, mobileImage, backgroundAttachment } = node;
  const { desktop, wide, mobile } = UNKNOWN_WIDTHS;
  const picture = (src: string, width: number) =>
    `${selector}{background-image:${cssUrl(contentImage(src, width))}}`;
  const small = mobileImage ?? desktopImage;
  return [
    desktopImage ? picture(desktopImage, desktop) : '',
    desktopImage ? `@media (min-width: 1600px){${picture(desktopImage, wide)}}` : '',
    small ? `@media ${MOBILE}{${picture(small, mobile)}}` : '',
    backgroundAttachment && backgroundAttachment !== 'scroll'
      ? `${selector}{background-attachment:${backgroundAttachment}}@media ${MOBILE}{${selector}{background-attachment:scroll}}`
      : '',
  ].filter(Boolean);
}

const mediaRules = (selector: string, queries: MediaQuery[], parts: PartsByProperty): string[] =>
  queries.map(({ media, style }) => {
    const rules = Object.entries(style).map(([name, value]) => {
      const property = name.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
      const part = parts[property.split('-', 1)[0] ?? ''];
      const also = name === 'textAlign' ? `;--align:${value}!important` : '';
      return `${selector}${part ? `-${part}` : ''}{${property}:${value}!important${also}}`;
    });
    return `@media ${media}{${rules.join('')}}`;
  });

/**
 * Quotes a URL for CSS, so that it cannot end the string, the `url()` call or the style element.
 */
const cssUrl = (url: string): string =>
  `url("${url.replaceAll(/["\\<>\s]/g, (c) => encodeURIComponent(c))}")`;

/**
 * Classifies the background behind text from layered colours, lowest first: `deep` needs light
 * text, `light` needs dark text, undefined leaves it to what is below.
 *
 * @param colours - CSS colours as the page builder writes them.
 */
export function groundOf(...colours: (string | null)[]): 'deep' | 'light' | undefined {
  let ground = Number.NaN;
  for (const colour of colours) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels(colour ?? '#0000');
    const light = red * 0.299 + green * 0.587 + blue * 0.114;
    if (ground >= 0) ground += (light - ground) * alpha;
    else if (alpha > 0.5) ground = light;
  }
  if (ground < 110) return 'deep';
  return ground >= 0 ? 'light' : undefined;
}

/**
 * Red, green, blue (0–255) and, if present, alpha (0–1). Any other colour counts as transparent.
 */
function channels(colour: string): number[] {
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(colour)?.[1];
  if (!hex)
    return colour.startsWith('rgb') ? (colour.match(/[\d.]+/g) ?? []).map(Number) : NO_COLOUR;
  return (hex.match(hex.length < 6 ? /./g : /../g) ?? []).map((side, index) => {
    const value = Number(`0x${side.padEnd(2, side)}`);
    return index < 3 ? value : value / 255;
  });
}

const NO_COLOUR = [0, 0, 0, 0];
