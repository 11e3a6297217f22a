import type { CmsBlock } from '../model.ts';

export const blocks: CmsBlock[] = [];
