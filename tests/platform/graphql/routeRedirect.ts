import type { RequestContext } from '../shop/model.ts';

/** Follows the view's redirects to their end. The code is that of the first redirect, or 0. */
export function redirect(
  path: string,
  { shop, view }: RequestContext,
): { target: string; code: number } {
  let target = path;
  let code = 0;
  const visited = new Set<string>();
  while (!visited.has(target)) {
    visited.add(target);
    const rewrite = shop.rewrites.find(
      (rewrite) => rewrite.viewCode === view.code && rewrite.from === target,
    );
    if (!rewrite) break;
    code ||= rewrite.redirectCode;
    target = rewrite.to.replace(/^\/+/, '');
  }
  return { target, code };
}
