import { RichContent } from '../../content/RichContent.tsx';
import type { Category } from './categoryQueries.ts';

/** The CMS block of a category, shown with its products or instead of them. */
export function CategoryContent({ category }: { category: Category }) {
  const { display_mode, cms_block } = category;
  if (!cms_block?.content || !display_mode?.includes('PAGE')) return null;
  return <RichContent html={cms_block.content} />;
}
