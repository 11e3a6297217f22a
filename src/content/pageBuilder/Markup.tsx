import { SafeHtml } from '../html/SafeHtml.tsx';
import { PageBuilder } from './PageBuilder.tsx';
import { hasContentTypes } from './parseWith.ts';

/** The HTML of a content type: content types nested in it where none belong are shown too. */
export function Markup({ html, isBare = false }: { html: string; isBare?: boolean }) {
  return hasContentTypes(html) ? (
    <PageBuilder html={html} />
  ) : (
    <SafeHtml html={html} isBare={isBare} />
  );
}
