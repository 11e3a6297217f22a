import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('README of the tests: quotes the test of the loading bar exactly', () => {
  const test = readFileSync('tests/models/loadingBar.test.ts', 'utf8');
  const [, shown] =
    /Test a machine in ten lines\n\n```ts\n(.*?)```/s.exec(
      readFileSync('tests/README.md', 'utf8'),
    ) ?? [];
  expect(shown, 'Copy tests/models/loadingBar.test.ts into tests/README.md.').toBe(test);
});
