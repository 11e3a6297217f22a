/** A width in px and a language in which a walk is made. */
export interface Screen {
  width: 375 | 1280;
  language: 'English' | 'Chinese';
}

const DIAGONAL: Screen[] = [
  { width: 375, language: 'Chinese' },
  { width: 1280, language: 'English' },
];
const OTHERS: Screen[] = [
  { width: 375, language: 'English' },
  { width: 1280, language: 'Chinese' },
];

/**
 * Where the walks of whole areas are made: `npm test` takes each width and each language once,
 * `EVERY=1 npm test` all four pairs of them.
 */
export const SCREENS: Screen[] = process.env.EVERY ? [...DIAGONAL, ...OTHERS] : DIAGONAL;
