import { defineConfig } from '@lingui/cli';

export default defineConfig({
  sourceLocale: 'en_US',
  locales: ['en_US', 'zh_Hant-HK'],
  catalogs: [{ path: 'src/locales/{locale}/messages', include: ['src', 'machines'] }],
  format: 'po',
  formatOptions: { origins: false },
});
