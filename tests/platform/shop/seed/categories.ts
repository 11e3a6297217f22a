import type { Category } from '../model.ts';

export const ROOT_CATEGORY_ID = 2;
export const categories: Category[] = [];
