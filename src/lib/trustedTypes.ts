import type { TrustedHTML, TrustedTypePolicy, TrustedTypePolicyFactory } from 'trusted-types/lib';

declare global {
  /** Undefined in browsers without Trusted Types; they accept plain strings. */
  var trustedTypes: TrustedTypePolicyFactory | undefined;
}

/** URLs that scripts may be loaded from: the service worker's and those of Google Maps. */
const SCRIPTS = /^(?:\/sw\.js$|https:\/\/maps\.googleapis\.com\/maps[/-])/;

let clean: ((html: string) => string) | null = null;
let isClean = false;

/**
 * The page's only Trusted Types policy, and its default one. It sanitises all markup (and rejects
 * markup while the sanitiser is not loaded), accepts script URLs in `SCRIPTS` alone, and script
 * text only if it is JSON.
 *
 * @throws TypeError for markup or a script URL that it rejects, SyntaxError for script text
 */
const policy: TrustedTypePolicy | undefined = globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (isClean ? html : (clean ?? refuse)(html)),
  createScriptURL: (url) => (SCRIPTS.test(url) ? url : refuse(url)),
  createScript: (text) => {
    JSON.parse(text);
    return text;
  },
});

function refuse(text: string): never {
  throw new TypeError(`Not allowed here: ${text}`);
}

/**
 * Runs a step of the sanitiser, during which the policy accepts markup without cleaning it again.
 */
export function runAsSanitiser<Result>(
  step: (policy: TrustedTypePolicy | undefined) => Result,
): Result {
  const before = isClean;
  isClean = true;
  try {
    return step(policy);
  } finally {
    isClean = before;
  }
}

/** Sets the function by which the policy sanitises markup, once its code is loaded. */
export function setSanitiser(sanitise: (html: string) => string): void {
  clean = sanitise;
}

/** Marks sanitised markup as trusted, so that the page accepts it without cleaning it again. */
export const trustMarkup = (html: string): string | TrustedHTML =>
  runAsSanitiser((policy) => policy?.createHTML(html) ?? html);
