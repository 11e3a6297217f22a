import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies each chunk once more. The bundler's own minifier leaves what this one finds, mostly in
 * the machines; this one alone leaves more in the libraries.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const { code } = await minify(chunk.code, {
            ecma: 2020,
            module: true,
            // No code of ours or of the libraries has getters that do something.
            compress: { passes: 3, pure_getters: true, unsafe_arrows: true },
          });
          if (code !== undefined) chunk.code = code;
        }
      },
    },
  };
}
