import { useMemo } from 'react';
import { cleanStyleBlock } from './cleanStyleBlock.ts';

interface StyleBlockProps {
  /** As the owner wrote it; not to be trusted. */
  css: string;
  /** The selector of the content that the rules are for; else the element around. */
  scope?: string | undefined;
}

/** The owner's own style rules, which hold in this piece of content alone. */
export function StyleBlock({ css, scope }: StyleBlockProps) {
  const rules = useMemo(() => cleanStyleBlock(css, scope), [css, scope]);
  return rules && <style>{rules}</style>;
}
