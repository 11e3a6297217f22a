/**
 * The path of a category page: /{url_path}{suffix}. The root category has no path: it is the home
 * page.
 */
export function categoryPath(
  category: { url_path: string | null },
  suffix: string | null | undefined,
): string {
  return category.url_path ? `/${category.url_path}${suffix ?? ''}` : '/';
}
