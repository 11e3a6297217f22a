import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Picture } from '../../src/ui/Picture.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

const widthsAt = (width: number) => {
  const { getByRole } = show(<Picture src="/r/rose.jpg" alt="Rose" width={width} height={width} />);
  const image = getByRole('img', { name: 'Rose' });
  const widths = [...(image.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)].map(([, w]) =>
    Number(w),
  );
  return { widths, src: image.getAttribute('src') };
};

describe('Picture', () => {
  it('is a square picture of a product unless stated otherwise', () => {
    const { getByRole } = show(<Picture src="rose.jpg" alt="Rose" width={320} />);
    const image = getByRole('img', { name: 'Rose' });
    expect(image.getAttribute('height')).toBe('320');
    expect(image.getAttribute('src')).toMatch(
      /\/catalog\/product\/rose\.jpg\?.*width=320&height=320/,
    );
  });

  it('is replaced by a square placeholder where its source is missing', () => {
    const { getByRole } = show(<Picture src={null} alt="Rose" width={320} />);
    expect(getByRole('img', { name: 'Rose' }).style.aspectRatio).toBe('320 / 320');
  });

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
