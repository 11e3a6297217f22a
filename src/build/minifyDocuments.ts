import type { Plugin } from 'vite';

/**
 * Minifies the GraphQL documents in the built code: requests do not contain their layout anyway.
 */
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
          (_, document) => `graphql(\`${minifyDocument(document)}\``,
        ),
        map: null,
      }),
    },
  };
}

/**
 * Removes comments and white space; safe because the shop's documents contain no string literals.
 */
const minifyDocument = (document: string): string =>
  document
    .replace(/#.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}():,]) ?/g, '$1')
    .trim();
