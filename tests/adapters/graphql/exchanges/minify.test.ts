import { describe, expect, it } from 'vitest';
import { minify } from '../../../../src/adapters/graphql/exchanges/minify.ts';

describe('Minified query', () => {
  it('has no superfluous whitespace, commas or comments', () => {
    expect(
      minify('query A($a: Int, $b: Int) {\n  # why\n  a(b: $a, c: [1, 2]) {\n    ...F\n  }\n}'),
    ).toBe('query A($a:Int$b:Int){a(b:$a c:[1 2]){...F}}');
  });

  it('keeps its strings unchanged', () => {
    expect(minify('{ a(b: "x  ,  # y") }')).toBe('{a(b:"x  ,  # y")}');
  });
});
