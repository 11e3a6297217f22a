import { Skeleton } from '../ui/Skeleton.tsx';
import { plainParagraphs } from './plainParagraphs.ts';
import { RichContent } from './RichContent.tsx';

/** A few words of managed content. Plain text renders at once, without loading the sanitiser. */
export function ShortContent({ html }: { html: string }) {
  const paragraphs = plainParagraphs(html);
  return paragraphs ? (
    paragraphs.map((words) => <p key={words}>{words}</p>)
  ) : (
    <RichContent html={html} placeholder={<Skeleton width="100%" height="3.1em" />} />
  );
}
