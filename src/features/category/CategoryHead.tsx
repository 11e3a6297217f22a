import { useLingui } from '@lingui/react/macro';
import { Link, useRouter } from 'wouter';
import { ShortContent } from '../../content/ShortContent.tsx';
import { textOfHtml } from '../../lib/text/textOfHtml.ts';
import { breadcrumbData } from '../../shop/breadcrumbData.ts';
import { categoryPath } from '../../shop/categoryPath.ts';
import { DocumentHead } from '../../shop/DocumentHead.tsx';
import { menuOrder } from '../../shop/menuOrder.ts';
import { StructuredData } from '../../shop/StructuredData.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { classNames } from '../../ui/classNames.ts';
import { CategoryBanner } from './CategoryBanner.tsx';
import styles from './CategoryHead.module.css';
import type { Category } from './categoryQueries.ts';

interface CategoryHeadProps {
  category: Category;
  suffix: string | null | undefined;
}

/** The head of a category page: breadcrumbs, name, description and subcategories. */
export function CategoryHead({ category, suffix }: CategoryHeadProps) {
  const { t } = useLingui();
  const router = useRouter();
  const href = (path: string) => router.hrefs(path, router);
  const name = category.name ?? '';
  const trail = (category.breadcrumbs ?? [])
    .filter((crumb) => crumb !== null)
    .map((crumb) => ({
      name: crumb.category_name ?? '',
      href: categoryPath({ url_path: crumb.category_url_path }, suffix),
    }));
  const places = [{ name: t`Home`, href: '/' }, ...trail];
  const place = { name, href: categoryPath(category, suffix) };
  const children = menuOrder(category.children);
  const names = [name, ...children.map((child) => child.name), ...trail.map((crumb) => crumb.name)];
  return (
    <>
      <DocumentHead
        title={category.meta_title || name}
        description={
          category.meta_description || textOfHtml(category.description) || names.join(' · ')
        }
      />
      <StructuredData
        data={{ '@context': 'https://schema.org', ...breadcrumbData([...places, place], href) }}
      />
      <Breadcrumbs trail={places} current={name} />
      <div className={classNames('row', styles.head, category.image && styles.pictured)}>
        <h1>{name}</h1>
        {category.description && (
          <div className="lead">
            <ShortContent html={category.description} />
          </div>
        )}
        {category.image && <CategoryBanner image={category.image} />}
      </div>
      {children.length > 0 && (
        <nav className={`row ${styles.below}`} aria-label={t`Within ${name}`}>
          <ul>
            {children.map((child) => (
              <li key={child.uid}>
                <Link href={categoryPath(child, suffix)}>{child.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
