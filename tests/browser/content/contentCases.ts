import { ALIGN_CASES } from './contentCasesAlign.ts';
import { BACKGROUND_CASES } from './contentCasesBackground.ts';
import { BANNER_CASES } from './contentCasesBanner.ts';
import { BORDER_CASES } from './contentCasesBorder.ts';
import { BOX_CASES } from './contentCasesBox.ts';
import { HIDDEN_CASES } from './contentCasesHidden.ts';
import { LAYOUT_CASES } from './contentCasesLayout.ts';
import { MARKUP_CASES } from './contentCasesMarkup.ts';
import { MEDIA_CASES } from './contentCasesMedia.ts';
import { NESTED_CASES } from './contentCasesNested.ts';
import { PHONE_CASES } from './contentCasesPhone.ts';
import { TEXT_CASES } from './contentCasesText.ts';

/** One value of a field, and how a browser renders it. */
export interface Case {
  /** The field and its value. */
  field: string;
  html: string;
  selector: string;
  /**
   * The measured property: a CSS property, an attribute or a property of the element, or one of box
   * width, height, left, middle, text, tag, count.
   */
  property: string;
  expected: unknown;
  /** Width of the window in px; 1280 by default. */
  width?: number;
}

export const CASES: readonly Case[] = [
  ...BOX_CASES,
  ...BORDER_CASES,
  ...ALIGN_CASES,
  ...BACKGROUND_CASES,
  ...LAYOUT_CASES,
  ...NESTED_CASES,
  ...TEXT_CASES,
  ...MARKUP_CASES,
  ...MEDIA_CASES,
  ...BANNER_CASES,
  ...PHONE_CASES,
  ...HIDDEN_CASES,
];
