import type { FieldsOf } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';
import { listed, readBox, readFlag, readNumber } from '../../pageBuilder/readBox.ts';

const CAROUSEL_MS = 4_000;

/** The products that the platform's widget rendered, or that its unresolved directive names. */
export function readProducts(main: Part): FieldsOf<'products'> {
  const rendered = main.findAll('[data-product-sku]').flatMap(({ attribute }) => {
    return attribute('data-product-sku')?.trim() || [];
  });
  return {
    ...readBox(main),
    pathNames: unique(main.findAll('a.product-item-photo, a.product-item-link').flatMap(pathOf)),
    skus: unique(rendered.length > 0 ? rendered : named(main)),
    autoplay: readFlag(main, 'data-autoplay'),
    autoplaySpeed: readNumber(main, 'data-autoplay-speed', CAROUSEL_MS),
    infinite: readFlag(main, 'data-infinite-loop'),
    arrows: readFlag(main, 'data-show-arrows'),
    dots: readFlag(main, 'data-show-dots'),
    carouselMode: main.attribute('data-carousel-mode') || 'default',
    centerPadding: main.attribute('data-center-padding'),
  };
}

function pathOf({ attribute }: Part): string[] {
  const path = /^(?:https?:\/\/[^/]+)?(\/[^?#]*)/.exec(attribute('href') ?? '')?.[1];
  return path ? [path] : [];
}

/** What a directive named that the platform did not resolve. */
const named = (main: Part): string[] =>
  main.findAll('[data-skus]').flatMap(({ attribute }) => listed(attribute('data-skus')));

const unique = (values: string[]): string[] => [...new Set(values)];
