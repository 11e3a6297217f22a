import type { ComponentProps } from 'react';
import { withStorePrefix } from '../../links.ts';
import { useStorePrefix } from '../../useStorePrefix.ts';
import type { Linked } from '../nodes.ts';

type ContentLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & { to: Linked };

/** A link of the owner's: the listener of the rich content around it navigates it. */
export function ContentLink({ to, children, ...rest }: ContentLinkProps) {
  const prefix = useStorePrefix();
  if (to.link === null) return <span {...asSpan(rest)}>{children}</span>;
  const newTab = to.openInNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a
      {...rest}
      {...newTab}
      href={to.link.startsWith('/') ? withStorePrefix(to.link, prefix, ORIGIN) : to.link}
    >
      {children}
    </a>
  );
}

/** Stands for this site where only a path is asked about. */
const ORIGIN = 'https://site.invalid';

const asSpan = ({ className, style }: ComponentProps<'a'>): ComponentProps<'span'> => ({
  className,
  style,
});
