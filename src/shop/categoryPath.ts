/** Where a category's page is: /{url_path}{suffix}. Home for the root, which has none. */
export function categoryPath(
  category: { url_path: string | null },
  suffix: string | null | undefined,
): string {
  return category.url_path ? `/${category.url_path}${suffix ?? ''}` : '/';
}
