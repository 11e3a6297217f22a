import { expect, it } from 'vitest';
import { personName } from '../../src/lib/text/personName.ts';

it('A name is written in the order of its script', () => {
  expect(personName('Roberta', 'Lee')).toBe('Roberta Lee');
  expect(personName('大文', '陳')).toBe('陳大文');
  expect(personName('Ada', '')).toBe('Ada');
});
