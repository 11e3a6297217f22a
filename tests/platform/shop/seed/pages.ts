import type { CmsPage } from '../model.ts';

export const pages: CmsPage[] = [];
