import { type ComponentProps, useState } from 'react';
import { usePlatformLinks } from '../../actors/useEnvironment.ts';
import { ID_PREFIX } from '../../lib/url/pagePart.ts';
import { withStorePrefix } from '../links.ts';
import { useStorePrefix } from '../useStorePrefix.ts';
import type { LinkFields } from './nodes.ts';

type ContentLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & { to: LinkFields };

/**
 * A link in page-builder content. The click listener of `RichContent` navigates it. A fragment gets
 * the prefix of the ids in content, so that the browser finds the element without a script.
 */
export function ContentLink({ to, children, ...rest }: ContentLinkProps) {
  const prefix = useStorePrefix();
  const platform = usePlatformLinks();
  const [origin, setOrigin] = useState(ANY_SITE);
  if (to.link === null) return <span {...asSpan(rest)}>{children}</span>;
  const newTab = to.openInNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const link = to.link.replace(/^#(?!(?:top)?$)/i, `#${ID_PREFIX}`);
  const isFull = /^(?:https?:)?\/\//i.test(link);
  return (
    <a
      {...rest}
      {...newTab}
      ref={(anchor) => {
        if (anchor && isFull) setOrigin(new URL(anchor.baseURI).origin);
      }}
      href={withStorePrefix(link, prefix, origin, platform)}
    >
      {children}
    </a>
  );
}

/** Stands for the shop's origin until the real one is known, and where only a path is compared. */
const ANY_SITE = 'https://site.invalid';

const asSpan = ({ className, style }: ComponentProps<'a'>): ComponentProps<'span'> => ({
  className,
  style,
});
