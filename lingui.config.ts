import { readFileSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { extractor } from '@lingui/cli/api';
import { LOCALES, SOURCE_LOCALE } from './src/locales/locales.ts';

export default defineConfig({
  sourceLocale: SOURCE_LOCALE,
  locales: [...LOCALES],
  catalogs: [{ path: 'src/locales/{locale}/messages', include: ['src'] }],
  // Parses only the files that can contain texts: a fourth of them.
  extractors: [
    {
      ...extractor,
      match: (file) => extractor.match(file) && readFileSync(file, 'utf8').includes('@lingui/'),
    },
  ],
  runtimeConfigModule: { Trans: ['/src/ui/Trans.ts', 'Trans'] },
  format: 'po',
  formatOptions: { origins: false },
});
