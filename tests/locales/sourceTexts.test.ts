import { transformAsync } from '@babel/core';
import { expect, it } from 'vitest';
import { sourceTexts } from '../../src/build/sourceTexts.ts';

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
