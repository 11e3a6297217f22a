import type { Plugin } from 'vite';

const MARK = '?inspector';

/**
 * The inspector is built as a program of its own, with its own copies of what the shop has too.
 * If it shared the shop's, their files would have to hand out more than the shop itself asks for.
 */
export function inspectorApart(): Plugin {
  return {
    name: 'inspector-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isWithin = importer?.endsWith(MARK);
      if (!isWithin && !source.endsWith('/system/inspect.ts')) return null;
      const found = await this.resolve(source, importer?.replace(MARK, ''), {
        ...options,
        skipSelf: true,
      });
      if (!found || found.external || /[\0?]/.test(found.id)) return found;
      return { ...found, id: `${found.id}${MARK}` };
    },
  };
}
