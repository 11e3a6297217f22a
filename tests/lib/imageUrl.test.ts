import { describe, expect, it } from 'vitest';
import { imageUrl, optimisedUrl } from '../../src/lib/url/imageUrl.ts';

describe('Image url', () => {
  it('has type, width, height and fit=cover', () => {
    expect(imageUrl('/r/o/rose.jpg', { type: 'image-product', width: 320, height: 400 })).toBe(
      '/media/catalog/product/r/o/rose.jpg?auto=webp&format=pjpg&width=320&height=400&fit=cover',
    );
  });

  const folders = {
    'image-product': '/media/catalog/product/rose.jpg',
    'image-category': '/media/catalog/category/rose.jpg',
    'image-swatch': '/media/attribute/swatch/rose.jpg',
    'image-content': '/media/rose.jpg',
  } as const;
  for (const [type, path] of Object.entries(folders) as [keyof typeof folders, string][]) {
    it(`has the folder of its type: ${type}`, () => {
      expect(imageUrl('rose.jpg', { type })).toBe(`${path}?auto=webp&format=pjpg`);
    });
  }

  it('has the shop’s own host for the platform’s media', () => {
    const src = 'https://shop.example/media/catalog/product/cache/1/rose.png';
    expect(imageUrl(src, { type: 'image-product', width: 80 })).toBe(
      '/media/catalog/product/cache/1/rose.png?auto=webp&format=png&width=80',
    );
  });

  it('keeps another host', () => {
    expect(imageUrl('https://pictures.example/rose.jpg', { type: 'image-product' })).toBe(
      'https://pictures.example/rose.jpg?auto=webp&format=pjpg',
    );
  });

  it('requests png for png files and progressive jpg for all others', () => {
    expect(optimisedUrl('/media/a.PNG')).toContain('format=png');
    expect(optimisedUrl('/media/a.gif')).toContain('format=pjpg');
  });

  it('keeps quality, crop and the original parameters', () => {
    expect(optimisedUrl('/media/a.jpg?v=2', { quality: 85, crop: true, fit: 'bounds' })).toBe(
      '/media/a.jpg?v=2&auto=webp&format=pjpg&quality=85&fit=bounds&crop=true',
    );
  });

  it('is unchanged for a vector graphic or a data url', () => {
    for (const src of ['/media/logo.svg', '/media/logo.svg?v=1', 'data:image/png;base64,AA==']) {
      expect(optimisedUrl(src, { width: 80 })).toBe(src);
    }
  });
});
