import { transformAsync } from '@babel/core';
import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { sourceTexts } from '../../src/build/sourceTexts.ts';

it('Catalogue: a message that it lacks is shown in English', async () => {
  const built = await transformAsync(
    `import { msg } from '@lingui/core/macro'; const text = msg\`New to \${count}\`;`,
    {
      babelrc: false,
      configFile: false,
      filename: 'words.ts',
      parserOpts: { plugins: ['typescript'] },
      plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }], sourceTexts],
    },
  );
  const descriptor = built?.code?.match(/\{[\s\S]*\}/)?.[0];
  const i18n = setupI18n({ locale: 'zh-Hant-HK', messages: { 'zh-Hant-HK': {} } });
  const text = new Function('count', `return (${descriptor})`)('Kowloon');
  expect(i18n._(text)).toBe('New to Kowloon');
});

const SOURCE = `
  import { Trans, useLingui } from '@lingui/react/macro';
  export function Words({ count }) {
    const { t } = useLingui();
    return <p lang={t\`New to \${count}\`}><Trans>New</Trans></p>;
  }`;

it('Source texts plug-in: compiles the English message into the built code', async () => {
  const built = await transformAsync(SOURCE, {
    babelrc: false,
    configFile: false,
    filename: 'Words.tsx',
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }], sourceTexts],
  });
  const code = built?.code?.replace(/\s+/g, '');
  expect(code).toContain('message:["Newto",["count"]]');
  expect(code).toContain('message:["New"]');
});
