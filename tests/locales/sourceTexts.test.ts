import { transformAsync } from '@babel/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, it } from 'vitest';
import { sourceTexts } from '../../src/build/sourceTexts.ts';
import { translatedIds } from '../../src/build/translated.ts';

const SOURCE = `
  import { Trans, useLingui } from '@lingui/react/macro';
  export function Words({ count }) {
    const { t } = useLingui();
    return <p title={t\`Known\`} lang={t\`New to \${count}\`}><Trans>Known</Trans><Trans>New</Trans></p>;
  }`;

/** As the build makes it, where only "Known" is translated. */
async function built(): Promise<string> {
  const options = {
    babelrc: false,
    configFile: false,
    filename: 'Words.tsx',
    parserOpts: { plugins: ['typescript' as const, 'jsx' as const] },
  };
  const made = await transformAsync(SOURCE, {
    ...options,
    plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }]],
  });
  const known = new Set([generateMessageId('Known', '')]);
  const out = await transformAsync(made?.code ?? '', { ...options, plugins: [sourceTexts(known)] });
  return out?.code ?? '';
}

it('what is translated everywhere is sent by its id alone', async () => {
  expect(await built()).not.toContain('Known');
});

it('what is not keeps its English, ready to be shown', async () => {
  const code = (await built()).replace(/\s+/g, '');
  expect(code).toContain('message:["Newto",["count"]]');
  expect(code).toContain('message:["New"]');
});

it('every text of the catalogues is translated', () => {
  expect(translatedIds().has(generateMessageId('Choose store view', ''))).toBe(true);
  expect(translatedIds().has(generateMessageId('No such text', ''))).toBe(false);
});
