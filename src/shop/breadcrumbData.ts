import type { Crumb } from '../ui/Breadcrumbs.tsx';

/**
 * The way to a page, in schema.org's words.
 *
 * @param href makes a path of the shop an address below the root.
 */
export const breadcrumbData = (trail: readonly Crumb[], href: (path: string) => string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: href(crumb.href),
  })),
});
