import type { CSSProperties } from 'react';
import { contentImage } from '../images.ts';
import type { Background, Box, MediaQuery } from './nodes.ts';

/** Under this width the mobile picture shows and backgrounds scroll along (spec section 9). */
const MOBILE = '(width < 48rem)';

/** How wide a background is fetched, in px. */
const BACKGROUND_WIDTHS = { desktop: 1600, wide: 2560, mobile: 960 };

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
  const isDrawn = box.border !== null && box.border !== 'none';
  return css({
    borderStyle: isDrawn ? box.border : null,
    borderColor: isDrawn ? box.borderColor : null,
    borderWidth: isDrawn ? (box.borderWidth ?? '1px') : null,
    borderRadius: box.borderRadius,
  });
}

/** Everything that the owner set on a content type of one element. */
export const boxStyle = (box: Box): CSSProperties => ({
  ...marginStyle(box),
  ...paddingStyle(box),
  ...borderStyle(box),
  ...css({
    textAlign: box.textAlign,
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

/** The rules of one node that depend on the screen, for the class name given; empty for none. */
export function rulesOf(name: string, node: Box & Partial<Background>): string {
  return [...backgroundRules(`.${name}`, node), ...mediaRules(`.${name}`, node.mediaQueries)].join(
    '\n',
  );
}

function backgroundRules(selector: string, node: Partial<Background>): string[] {
  const { desktopImage, mobileImage, backgroundAttachment } = node;
  const { desktop, wide, mobile } = BACKGROUND_WIDTHS;
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

const mediaRules = (selector: string, queries: MediaQuery[]): string[] =>
  queries.map(({ media, style }) => {
    const declarations = Object.entries(style).map(
      ([name, value]) =>
        `${name.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${value}!important`,
    );
    return `@media ${media}{${selector}{${declarations.join(';')}}}`;
  });

/** An address in a style sheet: nothing in it ends the string, the call or the element. */
const cssUrl = (url: string): string =>
  `url("${url.replaceAll(/["\\<>\s]/g, (c) => encodeURIComponent(c))}")`;

/** Whether text on this colour must be light: CSS colours as the page builder writes them. */
export function isDark(colour: string | null): boolean {
  const [red = 255, green = 255, blue = 255, alpha = 1] = channels(colour ?? '');
  return alpha > 0.5 && red * 0.299 + green * 0.587 + blue * 0.114 < 110;
}

function channels(colour: string): number[] {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1];
  if (hex) {
    const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
    return (pairs ?? []).map((pair) => Number.parseInt(pair, 16));
  }
  return /^rgba?\(/i.test(colour) ? (colour.match(/[\d.]+/g) ?? []).map(Number) : [];
}
