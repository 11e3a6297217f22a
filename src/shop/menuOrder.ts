/** The fields of a category that the menus need. */
interface MenuNode {
  name: string | null;
  include_in_menu: number | null;
  position: number | null;
}

/**
 * The categories of a menu, sorted by position. Categories that are excluded from menus are left
 * out.
 */
export function menuOrder<Node extends MenuNode>(
  nodes: readonly (Node | null)[] | null | undefined,
): Node[] {
  return (nodes ?? [])
    .filter((node) => node !== null)
    .filter((node) => node.include_in_menu === 1 && Boolean(node.name))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
}
