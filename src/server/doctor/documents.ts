import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A GraphQL document of the shop. */
export interface ShopDocument {
  /** The operation's name. */
  name: string;
  /** The path below the project's folder. */
  file: string;
  /** The text, including the fragments of other files that it uses. */
  text: string;
}

const TEMPLATE = /(?:const (\w+) = )?graphql\(\s*`([\s\S]*?)`\s*(?:,\s*\[([^\]]*)\])?/g;
const OPERATION = /^\s*(?:query|mutation)\s+(\w+)/;

/** Finds all GraphQL documents of the shop in the source code below `root`. */
export function allDocuments(root: string): ShopDocument[] {
  const templates = sources(root).flatMap(({ file, code }) =>
    [...code.matchAll(TEMPLATE)].map(([, name = '', text = '', parts = '']) => ({
      file,
      name,
      text,
      parts: parts
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    })),
  );
  const textOf = (name: string): string[] => {
    const found = templates.find((template) => template.name === name);
    if (!found) throw new Error(`No document is called ${name}.`);
    return [found.text, ...found.parts.flatMap(textOf)];
  };
  return templates.flatMap(({ file, text, parts }) => {
    const name = OPERATION.exec(text)?.[1];
    return name
      ? [{ name, file, text: [...new Set([text, ...parts.flatMap(textOf)])].join('\n') }]
      : [];
  });
}

function sources(root: string): { file: string; code: string }[] {
  return readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: relative(root, path), code: readFileSync(path, 'utf8') }));
}
