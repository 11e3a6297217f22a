import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');

const filesEndingIn = (end: RegExp): string[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => end.test(file));
const textOf = (file: string): string => readFileSync(join(SRC, file), 'utf8');
const rulesOf = (file: string): string =>
  textOf(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/url\([^)]*\)/g, '');

interface NamedClass {
  component: string;
  module: string;
  name: string;
}

/** Every class of a CSS module that a component names, as in `styles.tile`. */
const namedClasses = (component: string): NamedClass[] => {
  const code = textOf(component);
  const imports = [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)];
  return imports.flatMap(([line, local = '', path = '']) =>
    [...code.replace(line, '').matchAll(new RegExp(`(?<![\\w./])${local}\\.(\\w+)`, 'g'))].map(
      ([, name = '']) => ({ component, module: join(dirname(component), path), name }),
    ),
  );
};

describe('Styles', () => {
  const named = filesEndingIn(/\.tsx?$/).flatMap(namedClasses);
  const modules = filesEndingIn(/\.module\.css$/);
  const isDefined = ({ module, name }: NamedClass) =>
    new RegExp(`\\.${name}(?![\\w-])`).test(rulesOf(module));

  it('every class that a component names is defined in its CSS module', () => {
    expect(named.length).toBeGreaterThan(500);
    expect(
      named.filter((use) => !isDefined(use)).map(({ component, name }) => `${component}: ${name}`),
    ).toEqual([]);
  });

  it('every custom property without a fallback is defined', () => {
    const texts = [...modules, ...filesEndingIn(/styles\/\w+\.css$/)].map(rulesOf);
    const everywhere = [...texts, ...filesEndingIn(/\.tsx?$/).map(textOf)].join('\n');
    const used = new Set(
      texts.flatMap((css) => [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!)),
    );
    expect(used.size).toBeGreaterThan(50);
    const isSet = (name: string) => new RegExp(`${name}(['"]?\\]?\\s*:|['"],)`).test(everywhere);
    expect([...used].filter((name) => !isSet(name))).toEqual([]);
  });
});
