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

/** One value of one field, and what a browser shows of it. */
export interface Case {
  /** The field and its value. */
  field: string;
  html: string;
  selector: string;
  /** css name, attribute name, property name, box width, height, left or middle, text, tag or count. */
  property: string;
  expected: unknown;
  /** Of the window, in px; 1280 where it is not told. */
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
