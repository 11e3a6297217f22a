import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type DocumentNode, Kind, parse, print, visit } from 'graphql';
import ts from 'typescript';

/** An operation of a client, with its fragments. */
export interface ClientOperation {
  /** Path within the package. */
  file: string;
  name: string;
  type: 'query' | 'mutation' | 'subscription';
  text: string;
}

/** The parts of a template literal: text, and the names of interpolated constants. */
interface Template {
  pieces: string[];
  names: string[];
}

interface Module {
  /** Templates by the name of their constant, or by position if they have none. */
  templates: Map<string, Template>;
  /** Imports: from the local name to the file and the exported name. */
  imports: Map<string, { from: string; name: string }>;
}

const SOURCE = /\.[jt]sx?$/;
const LEFT_OUT = /__tests__|__mocks__|__fixtures__|__stories__|\.spec\.|\.d\.ts$|node_modules/;

/**
 * Every operation that a package sends: its GraphQL template literals, with the constants that they
 * interpolate taken from the same file or from where they are imported.
 *
 * @param name the package's name
 * @param folders the folders of the unpacked packages, by name: one may import another's fragments
 */
export function readDocuments(
  packageName: string,
  folders: ReadonlyMap<string, string>,
): ClientOperation[] {
  const folder = resolve(folders.get(packageName) ?? packageName);
  const files = sourceFiles(folder);
  const modules = allModules(folders);
  return operationsOf(files, folder, modules);
}

type Modules = ReadonlyMap<string, Module>;

function allModules(folders: ReadonlyMap<string, string>): Modules {
  const files = [...folders.values()].flatMap((folder) => sourceFiles(resolve(folder)));
  return new Map(files.map((file) => [file, readModule(file, folders)]));
}

function operationsOf(files: string[], folder: string, modules: Modules): ClientOperation[] {
  const textOf = (file: string, name: string, visited: readonly string[] = []): string => {
    const key = `${file}#${name}`;
    if (visited.includes(key)) return '';
    const own = modules.get(file)?.templates.get(name);
    if (own) return fillTemplate(own, (inner) => textOf(file, inner, [...visited, key]));
    const imported = modules.get(file)?.imports.get(name);
    const target = imported && fileOf(imported.from, modules);
    return target ? textOf(target, imported.name, [...visited, key]) : '';
  };
  return files.flatMap((file) =>
    [...(modules.get(file)?.templates.keys() ?? [])].flatMap((name) =>
      operationsIn(textOf(file, name), relative(folder, file)),
    ),
  );
}

const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !LEFT_OUT.test(relative(folder, path)))
    .sort();

const fillTemplate = ({ pieces, names }: Template, textOf: (name: string) => string): string =>
  pieces.map((piece, index) => piece + (names[index] ? textOf(names[index]) : '')).join('\n');

function readModule(file: string, folders: ReadonlyMap<string, string>): Module {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: Module = { templates: new Map(), imports: new Map() };
  const walk = (node: ts.Node, name: string | null) => {
    if (ts.isImportDeclaration(node)) noteImports(node, file, found, folders);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const variableName = node.name.text;
      ts.forEachChild(node, (child) => walk(child, variableName));
      return;
    }
    const template = ts.isTaggedTemplateExpression(node) ? node.template : node;
    if (ts.isNoSubstitutionTemplateLiteral(template) || ts.isTemplateExpression(template)) {
      found.templates.set(name ?? `at ${node.pos}`, templateOf(template));
      return;
    }
    ts.forEachChild(node, (child) => walk(child, name));
  };
  walk(source, null);
  return found;
}

function templateOf(node: ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression): Template {
  if (ts.isNoSubstitutionTemplateLiteral(node)) return { pieces: [node.text], names: [] };
  return {
    pieces: [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)],
    names: node.templateSpans.map(({ expression }) =>
      ts.isIdentifier(expression) ? expression.text : '',
    ),
  };
}

function noteImports(
  node: ts.ImportDeclaration,
  file: string,
  { imports }: Module,
  folders: ReadonlyMap<string, string>,
): void {
  const from = (node.moduleSpecifier as ts.StringLiteral).text;
  const named = node.importClause?.namedBindings;
  if (!named || !ts.isNamedImports(named)) return;
  const path = from.startsWith('.') ? resolve(dirname(file), from) : inPackage(from, folders);
  for (const { name, propertyName } of named.elements) {
    imports.set(name.text, { from: path, name: (propertyName ?? name).text });
  }
}

/** Resolves an import from one of the packages to a file in its folder. */
function inPackage(from: string, folders: ReadonlyMap<string, string>): string {
  const owner = [...folders.keys()].find((name) => from.startsWith(`${name}/`));
  return owner ? resolve(folders.get(owner) ?? '', from.slice(owner.length + 1)) : from;
}

/** `.gql` alone means what the client's build picks for Magento Open Source: `.gql.ce`. */
function fileOf(path: string, modules: Modules): string | undefined {
  const ends = ['', '.js', '.ts', '.tsx', '.ce.js', '/index.js', '/index.ts'];
  return ends.map((end) => path + end).find((one) => modules.has(one));
}

/** The operations of a text, each with the fragments that it needs; none if it is no GraphQL. */
function operationsIn(text: string, file: string): ClientOperation[] {
  if (!/\b(query|mutation|subscription)\b/.test(text)) return [];
  const whole = parseDocument(text);
  if (!whole) return [];
  const document = withoutClientFields(whole);
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    if (definition.selectionSet.selections.length === 0) return [];
    const fragments = fragmentsOf(print(definition), document);
    return {
      file,
      name: definition.name?.value ?? '(unnamed)',
      type: definition.operation,
      text: [print(definition), ...fragments].join('\n'),
    };
  });
}

function parseDocument(text: string): DocumentNode | null {
  try {
    return parse(text, { noLocation: true });
  } catch {
    return null;
  }
}

/**
 * Apollo removes fields marked @client before it sends a document, and selections that become
 * empty.
 */
const withoutClientFields = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Field: {
      leave(field) {
        const isLocal = field.directives?.some(({ name }) => name.value === 'client');
        const isEmptied = field.selectionSet?.selections.length === 0;
        return isLocal || isEmptied ? null : undefined;
      },
    },
  });

/** The fragments that a text uses, directly or indirectly, each once. */
function fragmentsOf(text: string, { definitions }: DocumentNode): string[] {
  const found = new Map<string, string>();
  const follow = (one: string) => {
    for (const [, name = ''] of one.matchAll(/\.\.\.\s*(\w+)/g)) {
      const fragment = definitions.find(
        (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name,
      );
      if (!fragment || found.has(name)) continue;
      found.set(name, print(fragment));
      follow(print(fragment));
    }
  };
  follow(text);
  return [...found.values()];
}
