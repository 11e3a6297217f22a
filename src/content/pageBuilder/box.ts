import type { Box, MediaQuery, VerticalAlignment } from './nodes.ts';
import type { Part } from './part.ts';

/** The parts of a content type's markup that hold the shared styles. */
interface Carriers {
  margin?: Part;
  padding?: Part;
  border?: Part;
  textAlign?: Part;
  minHeight?: Part;
  backgroundColor?: Part;
  /** The node is hidden if any of these parts is. */
  hidden?: Part[];
  /**
   * The part whose media query rules may set the node's border; the border rules of the others are
   * dropped. Defaults to `border`.
   */
  other?: Part;
  classes?: Part[];
}

/** Reads the shared style fields. A field without a carrier is read from the main part. */
export function readBox(main: Part, carriers: Carriers = {}): Box {
  const { margin = main, padding = main, border = main, textAlign = main } = carriers;
  const { minHeight = main, backgroundColor = main, hidden = [main], classes = [main] } = carriers;
  const { other = border } = carriers;
  const parts = new Set([
    main,
    margin,
    padding,
    border,
    textAlign,
    minHeight,
    backgroundColor,
    other,
  ]);
  return {
    paddingTop: padding.style('padding-top'),
    paddingRight: padding.style('padding-right'),
    paddingBottom: padding.style('padding-bottom'),
    paddingLeft: padding.style('padding-left'),
    marginTop: margin.style('margin-top'),
    marginRight: margin.style('margin-right'),
    marginBottom: margin.style('margin-bottom'),
    marginLeft: margin.style('margin-left'),
    border: border.style('border-style'),
    borderColor: border.style('border-color'),
    borderWidth: border.style('border-width'),
    borderRadius: border.style('border-radius'),
    textAlign: textAlign.style('text-align'),
    minHeight: minHeight.style('min-height'),
    backgroundColor: backgroundColor.style('background-color'),
    cssClasses: classes.flatMap((part) => part.classes().filter((name) => !OWN_CLASS.test(name))),
    isHidden: hidden.some((part) => part.style('display') === 'none'),
    mediaQueries: [...parts].flatMap((part) =>
      part === other ? part.media() : part.media().flatMap(withoutBorder),
    ),
  };
}

/**
 * Removes border declarations from a part's media rule, because the border is drawn elsewhere;
 * returns nothing if no declaration is left.
 */
function withoutBorder({ media, style }: MediaQuery): MediaQuery[] {
  const rest = Object.entries(style).filter(([name]) => !name.startsWith('border'));
  return rest.length > 0 ? [{ media, style: Object.fromEntries(rest) }] : [];
}

/**
 * The part with the margins: the inner one as the platform writes it, otherwise the main one.
 */
export const marginCarrier = (inner: Part, main: Part, space = 'margin'): Part =>
  ['top', 'right', 'bottom', 'left'].some((side) => inner.style(`${space}-${side}`)) ? inner : main;

/**
 * The page builder's own class names, which repeat what the tree contains. The two mobile classes
 * are kept.
 */
const OWN_CLASS = /^(?:pagebuilder-(?!mobile-(?:only|hidden)$)|background-image-)/;

const ALIGNMENTS: Record<string, VerticalAlignment> = {
  'flex-start': 'top',
  start: 'top',
  center: 'middle',
  'flex-end': 'bottom',
  end: 'bottom',
};

/** Reads where content sits in a taller box, from `justify-content`; null if it is not set. */
export const readVerticalAlignment = (part: Part): VerticalAlignment | null =>
  ALIGNMENTS[part.style('justify-content') ?? ''] ?? null;

/** Reads a boolean attribute; false if it is missing. */
export const readFlag = (part: Part, name: string): boolean =>
  /^(?:true|1)$/.test(part.attribute(name) ?? '');

/** Reads a numeric attribute; the fallback if it is not a number. */
export function readNumber(part: Part, name: string, fallback: number): number {
  const value = Number.parseFloat(part.attribute(name) ?? '');
  return Number.isFinite(value) ? value : fallback;
}

/**
 * Reads how long a slide of a carousel stays, in ms; 4 s where a slide would only flash, or where
 * the browser's timers cannot count that far.
 */
export function readAutoplaySpeed(part: Part): number {
  const speed = readNumber(part, 'data-autoplay-speed', 0);
  return speed >= 500 && speed < 2 ** 31 ? speed : 4_000;
}

/** Splits a comma-separated list. */
export const commaSeparated = (text: string | null): string[] =>
  (text ?? '').split(',').flatMap((item) => item.trim() || []);

/** Returns the value if it is one of `values`, otherwise the fallback. */
export function readChoice<Value extends string>(
  value: string | null,
  values: readonly Value[],
  fallback: Value,
): Value {
  return values.find((known) => known === value) ?? fallback;
}
