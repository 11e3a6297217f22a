import { Skeleton } from '../ui/Skeleton.tsx';
import { plainParagraphs } from './plainParagraphs.ts';
import { RichContent } from './RichContent.tsx';

/** Managed content of a few words: mere words show at once, without what cleans rich content. */
export function ShortContent({ html }: { html: string }) {
  const paragraphs = plainParagraphs(html);
  return paragraphs ? (
    paragraphs.map((words) => <p key={words}>{words}</p>)
  ) : (
    <RichContent html={html} placeholder={<Skeleton width="100%" height="3.1em" />} />
  );
}
