import type { Box, MediaQuery, VerticalAlignment } from './nodes.ts';
import type { Part } from './part.ts';

/** Which part of a content type's markup carries which of the shared styles. */
interface Carriers {
  margin?: Part;
  padding?: Part;
  border?: Part;
  textAlign?: Part;
  minHeight?: Part;
  backgroundColor?: Part;
  /** Hidden when any of these is. */
  hidden?: Part[];
  /** Another whose rules for some screens are the node's too, and whose border is what they mean. */
  other?: Part;
  classes?: Part[];
}

/** The shared style fields; what no carrier is named for is read from the main part. */
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

/** What a part's rule says of anything but a border, which is not drawn there; none where nothing. */
function withoutBorder({ media, style }: MediaQuery): MediaQuery[] {
  const rest = Object.entries(style).filter(([name]) => !name.startsWith('border'));
  return rest.length > 0 ? [{ media, style: Object.fromEntries(rest) }] : [];
}

/** The part that has margins: the inner one, as the platform writes it, or the main one. */
export const marginCarrier = (inner: Part, main: Part, space = 'margin'): Part =>
  ['top', 'right', 'bottom', 'left'].some((side) => inner.style(`${space}-${side}`)) ? inner : main;

/** The page builder's own class names say nothing that the tree does not, but two. */
const OWN_CLASS = /^(?:pagebuilder-(?!mobile-(?:only|hidden)$)|background-image-)/;

const ALIGNMENTS: Record<string, VerticalAlignment> = {
  'flex-start': 'top',
  start: 'top',
  center: 'middle',
  'flex-end': 'bottom',
  end: 'bottom',
};

export const readVerticalAlignment = (part: Part): VerticalAlignment | null =>
  ALIGNMENTS[part.style('justify-content') ?? ''] ?? null;

/** The attribute as yes or no; no when it is missing, as the reference product has it. */
export const readFlag = (part: Part, name: string): boolean =>
  /^(?:true|1)$/.test(part.attribute(name) ?? '');

/** The attribute as a number, or the fallback where it is none. */
export function readNumber(part: Part, name: string, fallback: number): number {
  const value = Number.parseFloat(part.attribute(name) ?? '');
  return Number.isFinite(value) ? value : fallback;
}

/** Texts with commas between them, one by one. */
export const listed = (text: string | null): string[] =>
  (text ?? '').split(',').flatMap((item) => item.trim() || []);

/** The attribute as one of the values given, or the fallback. */
export function readChoice<Value extends string>(
  value: string | null,
  values: readonly Value[],
  fallback: Value,
): Value {
  return values.find((known) => known === value) ?? fallback;
}
