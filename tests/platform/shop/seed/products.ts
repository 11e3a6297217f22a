import type { Product } from '../model.ts';

export const products = (): Product[] => [];
