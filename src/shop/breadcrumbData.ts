import type { Crumb } from '../ui/Breadcrumbs.tsx';

/**
 * The breadcrumbs of a page as schema.org's `BreadcrumbList`.
 *
 * @param trail - from the home page to the page itself.
 * @param href - turns a path of the shop into a URL path with the store view's prefix.
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
