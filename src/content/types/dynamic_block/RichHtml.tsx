import { SafeHtml } from '../../html/SafeHtml.tsx';
import { PageBuilder } from '../../pageBuilder/PageBuilder.tsx';
import { hasContentTypes } from '../../pageBuilder/parse.ts';

/** HTML of a block that arrived by itself: page-builder HTML or plain. */
export const RichHtml = ({ html }: { html: string }) =>
  hasContentTypes(html) ? <PageBuilder html={html} /> : <SafeHtml html={html} />;
