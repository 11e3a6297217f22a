import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * The shell is what every first visit waits for: a second, more patient minifier takes some two
 * percent more from it. What it leaves on demand is not worth the minute that it would cost.
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
          if (chunk.type !== 'chunk' || chunk.name !== 'shell') continue;
          const { code } = await minify(chunk.code, {
            module: true,
            ecma: 2020,
            compress: { passes: 5 },
          });
          if (code) chunk.code = code;
        }
      },
    },
  };
}
