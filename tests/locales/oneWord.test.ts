import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('Chinese catalogue: has one word for the cart', () => {
  const catalog = readFileSync('src/locales/zh_Hant-HK/messages.po', 'utf8');
  expect(catalog).toContain('購物籃');
  expect(catalog.split('\n').filter((line) => line.includes('購物車'))).toEqual([]);
});

it('Chinese texts: write “what” as 甚麼, in the catalogue and in the demo shop', () => {
  const folder = 'tests/platform';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`);
  expect(files.length).toBeGreaterThan(100);
  const others = ['src/locales/zh_Hant-HK/messages.po', ...files].filter((file) =>
    readFileSync(file, 'utf8').includes('什麼'),
  );
  expect(others).toEqual([]);
});
