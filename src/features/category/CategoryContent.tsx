import { RichContent } from '../../content/RichContent.tsx';
import type { Category } from './categoryQueries.ts';

/** The content block that the owner shows with a category, or in the place of its flowers. */
export function CategoryContent({ category }: { category: Category }) {
  const { display_mode, cms_block } = category;
  if (!cms_block?.content || !display_mode?.includes('PAGE')) return null;
  return <RichContent html={cms_block.content} />;
}
