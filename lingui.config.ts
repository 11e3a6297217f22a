import { defineConfig } from '@lingui/cli';
import { LOCALES, SOURCE_LOCALE } from './src/locales/locales.ts';

export default defineConfig({
  sourceLocale: SOURCE_LOCALE,
  locales: [...LOCALES],
  catalogs: [{ path: 'src/locales/{locale}/messages', include: ['src', 'machines'] }],
  format: 'po',
  formatOptions: { origins: false },
});
