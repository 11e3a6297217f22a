import { SafeHtml } from '../../html/SafeHtml.tsx';
import { PageBuilder } from '../../pageBuilder/PageBuilder.tsx';
import { hasContentTypes } from '../../pageBuilder/parse.ts';

/** The HTML of a block that was loaded separately: page-builder HTML or plain HTML. */
export const RichHtml = ({ html }: { html: string }) =>
  hasContentTypes(html) ? <PageBuilder html={html} /> : <SafeHtml html={html} />;
