import { type MinifyOptions, minify } from 'terser';
import type { Plugin } from 'vite';

/** Ours: all that this minifier knows to do; functions without a `this` of their own are arrows. */
const OURS: MinifyOptions = { compress: { passes: 5, keep_fargs: false, unsafe_arrows: true } };

/** Others' code is small already: only what this minifier does better, or it would grow. */
const OTHERS: MinifyOptions = {
  mangle: false,
  compress: {
    defaults: false,
    arrows: true,
    conditionals: true,
    dead_code: true,
    evaluate: true,
    hoist_props: true,
    reduce_vars: true,
    switches: true,
    toplevel: true,
    typeofs: true,
    unsafe_arrows: true,
    unused: true,
    passes: 4,
  },
};

const CHUNKS = new Map([
  ['shell', OURS],
  ['vendor', OTHERS],
]);

/**
 * The shell and its libraries are what every first visit waits for: a second, more patient
 * minifier takes some more from them. What it leaves on demand is not worth the minute that it
 * would cost.
 */
export function smallerShell(): Plugin {
  return {
    name: 'smaller-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'pre',
      async handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          const options = chunk.type === 'chunk' && CHUNKS.get(chunk.name);
          if (!options || chunk.type !== 'chunk') continue;
          const { code } = await minify(chunk.code, { module: true, ecma: 2020, ...options });
          if (code) chunk.code = code;
        }
      },
    },
  };
}
