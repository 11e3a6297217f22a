import type { Plugin } from 'vite';

const MARK = '?inspector';

/**
 * Builds the inspector with its own copies of the modules that it shares with the shop. Sharing
 * them would make the shop's chunks export more than the shop itself imports, and so grow.
 */
export function separateInspector(): Plugin {
  return {
    name: 'separate-inspector',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isWithin = importer?.endsWith(MARK);
      if (!isWithin && !source.endsWith('/system/inspect.ts')) return null;
      const resolved = await this.resolve(source, importer?.replace(MARK, ''), {
        ...options,
        skipSelf: true,
      });
      if (!resolved || resolved.external || /[\0?]/.test(resolved.id)) return resolved;
      return { ...resolved, id: `${resolved.id}${MARK}` };
    },
  };
}
