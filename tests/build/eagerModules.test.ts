import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withEagerModules } from '../../src/build/eagerModules.ts';

const transform = (code: string) =>
  withEagerModules(code, parseAst(code).body as Parameters<typeof withEagerModules>[1]);

const FILLING = `"${'x'.repeat(2_000)}";`;

it('Build: large modules become functions in parentheses, with the same results', () => {
  const code = `const wrap=(f)=>f({n:1},2);var a=wrap((e,t)=>{${FILLING}return e.n+t}),b=wrap(e=>{${FILLING}return e.n});[a,b]`;
  const built = transform(code);
  expect(built.match(/wrap\(\(function\(/g)).toHaveLength(2);
  expect(new Function(`${built.replace('[a,b]', 'return [a,b]')}`)()).toEqual([3, 1]);
});

it('Build: small modules and asynchronous ones stay as they are', () => {
  const code = `var a=wrap(e=>{e.n=1}),b=wrap(async e=>{${FILLING}await e}),c=wrap(e=>e)`;
  expect(transform(code)).toBe(code);
});
