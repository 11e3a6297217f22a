import { type TransformOptions, transformAsync } from '@babel/core';
import type { Plugin } from 'vite';
import { sourceTexts } from './sourceTexts.ts';

const OPTIONS: TransformOptions = {
  babelrc: false,
  configFile: false,
  sourceMaps: true,
  parserOpts: { plugins: ['typescript', 'jsx'] },
};

/** Compiles Lingui macros with Babel, in the files that import one; oxc compiles all others. */
export function linguiMacro(): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'lingui-macro',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: /@lingui\/(react|core)\/macro/ },
      async handler(code, filename) {
        const transformed = await transformAsync(code, {
          ...OPTIONS,
          filename,
          plugins: [
            ['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }],
            ...(isBuild ? [sourceTexts] : []),
          ],
        });
        return transformed?.code ? { code: transformed.code, map: transformed.map } : null;
      },
    },
  };
}
