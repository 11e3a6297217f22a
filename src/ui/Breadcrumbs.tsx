import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import styles from './Breadcrumbs.module.css';
import { classNames } from './classNames.ts';

export interface Crumb {
  name: string;
  href: string;
}

interface BreadcrumbsProps {
  /** From home downwards, without this page. */
  trail: readonly Crumb[];
  /** This page. */
  current: string;
}

/** Where this page lies in the shop. */
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
