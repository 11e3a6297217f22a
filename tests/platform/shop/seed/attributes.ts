import type { Attribute } from '../model.ts';

export const attributes: Attribute[] = [];
