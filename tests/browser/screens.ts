/** The viewport width in px and the language of a test run. */
interface Screen {
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
 * The screens on which tests of whole areas run: with `npm test` each width and each language once,
 * with `EVERY=1 npm test` all four combinations.
 */
export const SCREENS: Screen[] = process.env.EVERY ? [...DIAGONAL, ...OTHERS] : DIAGONAL;
