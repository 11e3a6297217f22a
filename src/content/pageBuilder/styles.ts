import type { CSSProperties } from 'react';
import { contentImage } from '../html/images.ts';
import type { Background, Box, MediaQuery, VerticalAlignment } from './nodes.ts';

/** Under this width the mobile picture shows and backgrounds scroll along. */
const MOBILE = '(width < 48rem)';

/** How wide a picture of unknown width is fetched, in px. */
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

/** A border shows only where its style says so. */
export function borderStyle(box: Box): CSSProperties {
  const isRendered = box.border !== null && box.border !== 'none';
  return css({
    borderStyle: isRendered ? box.border : null,
    borderColor: isRendered ? box.borderColor : null,
    borderWidth: isRendered ? (box.borderWidth ?? '1px') : null,
    borderRadius: box.borderRadius,
  });
}

/** Where content stands in a box that is higher than it. */
export const JUSTIFY = { top: 'flex-start', middle: 'center', bottom: 'flex-end' };

export const justifyStyle = (node: {
  verticalAlignment: VerticalAlignment | null;
}): CSSProperties =>
  node.verticalAlignment ? { justifyContent: JUSTIFY[node.verticalAlignment] } : {};

/** What is no text is aligned by a property of its own, which is handed on as `text-align` is. */
export const alignStyle = ({ textAlign }: Box): CSSProperties =>
  css({ textAlign, '--align': textAlign });

/** Everything that the owner set on a content type of one element. */
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

/** How a background picture lies; the picture comes from `rulesOf`, which knows the screen. */
export const backgroundStyle = (background: Background): CSSProperties =>
  background.desktopImage === null && background.mobileImage === null
    ? {}
    : css({
        backgroundSize: background.backgroundSize,
        backgroundPosition: background.backgroundPosition,
        backgroundRepeat: background.backgroundRepeat,
      });

/**
 * Which inner part of a content type carries a property, by the property's first word: the rules of
 * the screen's width go where the style without them went. The others are the node's own.
 */
export type Places = Readonly<Record<string, string>>;

/** The rules of one node that depend on the screen, for the class name given; empty for none. */
export function rulesOf(
  name: string,
  node: Box & Partial<Background>,
  places: Places = {},
): string {
  return [
    ...backgroundRules(`.${name}`, node),
    ...mediaRules(`.${name}`, node.mediaQueries, places),
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

const mediaRules = (selector: string, queries: MediaQuery[], places: Places): string[] =>
  queries.map(({ media, style }) => {
    const rules = Object.entries(style).map(([name, value]) => {
      const property = name.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
      const place = places[property.split('-', 1)[0] ?? ''];
      const also = name === 'textAlign' ? `;--align:${value}!important` : '';
      return `${selector}${place ? `-${place}` : ''}{${property}:${value}!important${also}}`;
    });
    return `@media ${media}{${rules.join('')}}`;
  });

/** An address in a style sheet: nothing in it ends the string, the call or the element. */
const cssUrl = (url: string): string =>
  `url("${url.replaceAll(/["\\<>\s]/g, (c) => encodeURIComponent(c))}")`;

/**
 * What colours that lie on each other make of the ground for words, the lowest first: deep where
 * they must be light, light where they must be dark; undefined where what is below them decides.
 * CSS colours as the page builder writes them.
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

/** Red, green, blue and, where it is said, alpha; of any other colour that it is not there. */
function channels(colour: string): number[] {
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(colour)?.[1];
  if (!hex)
    return colour.startsWith('rgb') ? (colour.match(/[\d.]+/g) ?? []).map(Number) : NO_COLOUR;
  return (hex.match(hex.length < 6 ? /./g : /../g) ?? []).map((side, place) => {
    const value = Number(`0x${side.padEnd(2, side)}`);
    return place < 3 ? value : value / 255;
  });
}

const NO_COLOUR = [0, 0, 0, 0];
