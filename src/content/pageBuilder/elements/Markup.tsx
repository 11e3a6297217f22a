import { SafeHtml } from '../../SafeHtml.tsx';
import { isPageBuilder } from '../isPageBuilder.ts';
import { PageBuilder } from '../PageBuilder.tsx';

/** The HTML of a content type: content types nested in it where none belong are shown too. */
export function Markup({ html, isBare = false }: { html: string; isBare?: boolean }) {
  return isPageBuilder(html) ? (
    <PageBuilder html={html} />
  ) : (
    <SafeHtml html={html} isBare={isBare} />
  );
}
