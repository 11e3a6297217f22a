import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { definitionOf } from '../../../src/content/types/registry.ts';

const TYPES = 'src/content/types';
const folders = readdirSync(TYPES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it('Content types: the registry knows each folder, and each folder has its reader', () => {
  expect(folders).toContain('row');
  expect(folders.filter((name) => !definitionOf(name))).toEqual([]);
  expect(folders.filter((name) => !existsSync(`${TYPES}/${name}/read.ts`))).toEqual([]);
});

it('Content types: only the registry and the type itself name a content type in src/content', () => {
  const named = folders.flatMap((name) =>
    filesNaming(name).filter((file) => !file.startsWith(`${TYPES}/${name}/`)),
  );
  expect([...new Set(named)].sort()).toEqual(
    [
      // Strays of markup between content types are html nodes, which older releases escape.
      'src/content/pageBuilder/parse.ts',
      // Buttons of the same width share the labels of their items.
      'src/content/types/buttons/View.tsx',
      // A group without lines lays out its columns itself.
      'src/content/types/column-group/View.tsx',
      'src/content/types/registry.ts',
      // The names of the tabs come from their items.
      'src/content/types/tabs/panels.ts',
      // Only a slide has a name of its own.
      'src/content/types/banner/linkName.ts',
    ].sort(),
  );
});

/** The files that hold the name in quotation marks where a content type is compared or written. */
const filesNaming = (name: string): string[] =>
  readdirSync('src/content', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) =>
      new RegExp(
        `contentType(?: ===|:) '${name}'|data-content-type="${name}"|^  '?${name}'?: \\{ read`,
        'm',
      ).test(readFileSync(file, 'utf8')),
    );
