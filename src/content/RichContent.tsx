import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { SafeHtml } from './html/SafeHtml.tsx';
import { followLink } from './links.ts';
import { isPageBuilder } from './pageBuilder/isPageBuilder.ts';
import { PageBuilder } from './pageBuilder/PageBuilder.tsx';
import styles from './RichContent.module.css';
import { useStorePrefix } from './useStorePrefix.ts';

interface RichContentProps {
  /** As the platform delivers it: page builder or plain, and not to be trusted. */
  html: string;
  /** The language of the content where it is not the page's. */
  lang?: string;
  /** The page's main content: its first pictures are fetched at once. */
  isEager?: boolean;
  /** Of plain HTML, which has no rows of its own to keep to. */
  plainClassName?: string | undefined;
  /** Stands in while the owner's style rules are loading. */
  placeholder?: ReactNode;
}

/**
 * Managed content: cleaned by the sanitiser, shown by the page builder's
 * components where it is page-builder HTML, its internal links navigated inside the app.
 */
export function RichContent({
  html,
  lang,
  isEager = false,
  plainClassName = isEager ? 'row section' : undefined,
  placeholder,
}: RichContentProps) {
  const [, navigate] = useLocation();
  const prefix = useStorePrefix();
  if (html.trim() === '') return null;
  const waiting =
    placeholder ?? (isEager ? <div className={styles.page} aria-busy="true" /> : null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links inside
    <div
      lang={lang}
      className={styles.content}
      onClick={(event) => followLink(event, prefix, navigate)}
    >
      <Suspense fallback={waiting}>
        {isPageBuilder(html) ? (
          <PageBuilder html={html} isEager={isEager} />
        ) : (
          <SafeHtml html={html} className={plainClassName} />
        )}
      </Suspense>
    </div>
  );
}
