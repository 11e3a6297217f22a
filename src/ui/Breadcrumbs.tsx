import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import styles from './Breadcrumbs.module.css';
import { classNames } from './classNames.ts';

export interface Crumb {
  name: string;
  href: string;
}

interface BreadcrumbsProps {
  /** The ancestors from the home page downwards, without the current page. */
  trail: readonly Crumb[];
  /** The current page's name. */
  current: string;
}

/** The breadcrumb navigation of a page. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const { t } = useLingui();
  return (
    <nav className={classNames(styles.breadcrumbs, 'row')} aria-label={t`Breadcrumb`}>
      <ol>
        {trail.map(({ name, href }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
