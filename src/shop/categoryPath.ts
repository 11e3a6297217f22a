/**
 * The path of a category page: /{url_path}{suffix}. The root category has no path: it is the home
 * page.
 * @param suffix the store view's, for a category that was read without its own.
 */
export function categoryPath(
  category: { url_path: string | null; url_suffix?: string | null },
  suffix: string | null | undefined,
): string {
  return category.url_path ? `/${category.url_path}${category.url_suffix ?? suffix ?? ''}` : '/';
}
