import type { TrustedHTML, TrustedTypePolicy, TrustedTypePolicyFactory } from 'trusted-types/lib';

declare global {
  /** Missing in browsers without Trusted Types: there, texts are taken as they are. */
  var trustedTypes: TrustedTypePolicyFactory | undefined;
}

/** The scripts that may be started by their address: our worker, and the map's. */
const SCRIPTS = /^(?:\/sw\.js$|https:\/\/maps\.googleapis\.com\/maps[/-])/;

let clean: ((html: string) => string) | null = null;
let isClean = false;

/**
 * The page's only policy, and its default one: markup from anywhere is cleaned (refused before
 * the sanitiser is there), script addresses are ours or refused, script texts are JSON or refused.
 * Throws a TypeError for what it refuses.
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

/** Runs a step of the sanitiser, whose markup goes through the policy as it is. */
export function asCleaner<Result>(step: (policy: TrustedTypePolicy | undefined) => Result): Result {
  const before = isClean;
  isClean = true;
  try {
    return step(policy);
  } finally {
    isClean = before;
  }
}

/** What cleans markup that no sanitiser has seen, once it has been loaded. */
export function cleanWith(cleaner: (html: string) => string): void {
  clean = cleaner;
}

/** Markup that the sanitiser made, as the page takes it. */
export const trusted = (html: string): string | TrustedHTML =>
  asCleaner((known) => known?.createHTML(html) ?? html);
