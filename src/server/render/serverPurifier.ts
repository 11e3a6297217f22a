import createDOMPurify from 'dompurify?browser';
import type { Config } from 'dompurify';
import { boundedCache } from '../../lib/boundedCache.ts';
import { serverWindow } from './serverWindow.ts';

/** Maximum number of cached results; pages repeat most of their content. */
const MAX_KEPT = 300;

const purifier = createDOMPurify(serverWindow);
const results = boundedCache<DocumentFragment>(MAX_KEPT);

type FragmentConfig = Config & { RETURN_DOM_FRAGMENT: true };

/**
 * Replaces `dompurify` in the server's bundle by a purifier that uses the server's window. It
 * caches its results by content and configuration: the shop only asks for fragments, and gets a
 * copy each time.
 */
// biome-ignore lint/style/noDefaultExport: the module replaces one with a default export
export default {
  addHook: purifier.addHook.bind(purifier),
  sanitize(html: string, config: FragmentConfig): DocumentFragment {
    const key = `${JSON.stringify(config)} ${html}`;
    const known = results.get(key);
    const clean = known ?? purifier.sanitize(html, config);
    if (!known) results.set(key, clean);
    return clean.cloneNode(true) as DocumentFragment;
  },
};
