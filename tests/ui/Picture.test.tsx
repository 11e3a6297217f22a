import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Picture } from '../../src/ui/Picture.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

const widthsAt = (width: number) => {
  const { getByRole } = show(
    <Picture src="/r/rose.jpg" type="image-product" alt="Rose" width={width} height={width} />,
  );
  const image = getByRole('img', { name: 'Rose' });
  const widths = [...(image.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)].map(([, w]) =>
    Number(w),
  );
  return { widths, src: image.getAttribute('src') };
};

describe('Picture', () => {
  it('is requested in 40 px for an icon', () => {
    const { widths, src } = widthsAt(40);
    expect(src).toContain('width=40&height=40');
    expect(widths).toEqual([40, 80, 160]);
  });

  it('is requested in up to 2560 px where it fills a wide screen', () => {
    expect(widthsAt(1280).widths).toEqual([160, 320, 640, 960, 1280, 1600, 2560]);
    cleanup();
    expect(widthsAt(3000).src).toContain('width=2560');
  });
});
