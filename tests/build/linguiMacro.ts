import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/** Compiles Lingui macros with Babel, only in the files that import one; oxc does the rest. */
export function linguiMacro(): Plugin {
  return {
    name: 'lingui-macro',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /@lingui\/(react|core)\/macro/ },
      async handler(code, id) {
        const out = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: ['@lingui/babel-plugin-lingui-macro'],
        });
        return out?.code ? { code: out.code, map: out.map } : null;
      },
    },
  };
}
