import type { Plugin } from 'vite';

/** Of the built code only: GraphQL documents are sent without their layout, and need not have it. */
export function minifyDocuments(): Plugin {
  return {
    name: 'minify-documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /src[\\/].*\.tsx?(?:\?|$)/, code: /graphql\(`/ },
      handler: (code) => ({
        code: code.replace(
          /graphql\(`([^`]*)`/g,
          (_, document) => `graphql(\`${minified(document)}\``,
        ),
        map: null,
      }),
    },
  };
}

/** Comments, line ends and indentation go; ours hold no texts in quotation marks. */
export const minified = (document: string): string =>
  document
    .replace(/#.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}():,]) ?/g, '$1')
    .trim();
