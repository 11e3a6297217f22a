import { type TransformOptions, transformAsync } from '@babel/core';
import type { Plugin } from 'vite';
import { sourceTexts } from './sourceTexts.ts';
import { translatedIds } from './translated.ts';

const OPTIONS: TransformOptions = {
  babelrc: false,
  configFile: false,
  sourceMaps: true,
  parserOpts: { plugins: ['typescript', 'jsx'] },
};

/** Compiles Lingui macros with Babel, only in the files that import one; oxc does the rest. */
export function linguiMacro(): Plugin {
  const translated = process.env.NODE_ENV === 'production' ? translatedIds() : null;
  return {
    name: 'lingui-macro',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: /@lingui\/(react|core)\/macro/ },
      async handler(code, filename) {
        const made = await transformAsync(code, {
          ...OPTIONS,
          filename,
          plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }]],
        });
        const out =
          made?.code && translated
            ? await transformAsync(made.code, {
                ...OPTIONS,
                filename,
                ...(made.map && { inputSourceMap: made.map }),
                plugins: [sourceTexts(translated)],
              })
            : made;
        return out?.code ? { code: out.code, map: out.map } : null;
      },
    },
  };
}
