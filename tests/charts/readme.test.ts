import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the README shows a test of a machine as it is', () => {
  const test = readFileSync('tests/models/loadingBar.test.ts', 'utf8');
  expect(readFileSync('README.md', 'utf8')).toContain(`\`\`\`ts\n${test}\`\`\``);
});
