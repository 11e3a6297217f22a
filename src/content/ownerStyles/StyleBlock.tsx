import { useMemo } from 'react';
import { cleanStyleBlock } from './cleanStyleBlock.ts';

interface StyleBlockProps {
  /** CSS as the owner wrote it. It is untrusted. */
  css: string;
  /** The selector of the content that the rules apply to; by default the parent element. */
  scope?: string | undefined;
}

/** The owner's style rules, limited to one piece of content. */
export function StyleBlock({ css, scope }: StyleBlockProps) {
  const rules = useMemo(() => cleanStyleBlock(css, scope), [css, scope]);
  return rules && <style>{rules}</style>;
}
