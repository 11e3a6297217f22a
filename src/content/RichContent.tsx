import { memo, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { SafeHtml } from './html/SafeHtml.tsx';
import { followLink } from './links.ts';
import { isPageBuilder } from './pageBuilder/isPageBuilder.ts';
import { PageBuilder } from './pageBuilder/PageBuilder.tsx';
import styles from './RichContent.module.css';
import { useStorePrefix } from './useStorePrefix.ts';

interface RichContentProps {
  /** HTML from the platform, page builder or plain. It is untrusted. */
  html: string;
  /** The language of the content, where it differs from the page's. */
  lang?: string;
  /** Whether this is the page's main content, so that its first pictures load at once. */
  isEager?: boolean;
  /** The class name of plain HTML, which has no rows to set its width. */
  plainClassName?: string | undefined;
  /** Shown while the owner's style rules load. */
  placeholder?: ReactNode;
}

/**
 * Content that the shop owner manages: sanitised, rendered by the page builder's views if it is
 * page-builder HTML, with internal links navigated inside the app.
 */
export const RichContent = memo(function RichContent({
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the listener handles the links inside
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
}, isSameContent);

/** Ignores the placeholder, which only stands in for content that has not loaded. */
function isSameContent(before: RichContentProps, now: RichContentProps): boolean {
  return (
    before.html === now.html &&
    before.lang === now.lang &&
    before.isEager === now.isEager &&
    before.plainClassName === now.plainClassName
  );
}
