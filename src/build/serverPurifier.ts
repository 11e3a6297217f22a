import type { Plugin } from 'vite';

/**
 * In the server's code, replaces DOMPurify by one over the server's window: it expects a global
 * one.
 */
export function serverPurifier(): Plugin {
  return {
    name: 'server-purifier',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      filter: { id: /^dompurify(?:\?browser)?$/ },
      handler(source, importer, options) {
        return source === 'dompurify'
          ? this.resolve('/src/server/render/serverPurifier.ts', importer, options)
          : this.resolve('dompurify', importer, { ...options, skipSelf: true });
      },
    },
  };
}
