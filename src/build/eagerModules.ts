import type { Plugin } from 'vite';

/** Size from which compiling a function twice costs a slow phone a noticeable time, in characters. */
const LARGE = 2_000;

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Declaration extends Node {
  declarations?: { init?: (Node & { arguments?: FunctionNode[] }) | null }[];
}

interface FunctionNode extends Node {
  params?: Node[];
  body?: Node;
  async?: boolean;
}

/**
 * Makes the browser compile the bodies of large CommonJS modules, such as React's, while their file
 * loads. Browsers only skim through an arrow function first and compile it in full, on the main
 * thread, when it is called; a function in parentheses is compiled at once.
 */
export function eagerModules(): Plugin {
  return {
    name: 'eager-modules',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const { body } = this.parse(chunk.code) as unknown as { body: Declaration[] };
          chunk.code = withEagerModules(chunk.code, body);
        }
      },
    },
  };
}

/**
 * Puts the large functions that a statement passes to a call, such as modules, in parentheses.
 *
 * @param body - the statements of the parsed code.
 */
export function withEagerModules(code: string, body: readonly Declaration[]): string {
  const functions = body
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? (init.arguments?.[0] ?? []) : []))
    .filter(isLargeArrow);
  let result = code;
  for (const { start, end, params, body: block } of functions.reverse()) {
    const first = params[0];
    const names = first ? code.slice(first.start, params.at(-1)?.end) : '';
    const eager = `(function(${names})${code.slice(block.start, end)})`;
    result = result.slice(0, start) + eager + result.slice(end);
  }
  return result;
}

const isLargeArrow = (node: FunctionNode): node is Required<FunctionNode> =>
  node.type === 'ArrowFunctionExpression' &&
  !node.async &&
  node.body?.type === 'BlockStatement' &&
  node.end - node.start > LARGE;
