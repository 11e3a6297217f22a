import type { Plugin } from 'vite';

/** In the server's build the sanitiser works over the server's window: a browser's own is global. */
export function serverPurifier(): Plugin {
  return {
    name: 'server-purifier',
    enforce: 'pre',
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
