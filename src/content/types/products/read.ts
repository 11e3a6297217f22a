import { commaSeparated, readAutoplaySpeed, readBox, readFlag } from '../../pageBuilder/box.ts';
import type { Box, NodeOf, OwnFields } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

export interface ProductsNode extends NodeOf<'products'>, Box {
  /** The paths of the product pages, from the links that the platform rendered. */
  pathNames: string[];
  skus: string[];
  autoplay: boolean;
  /** In milliseconds. */
  autoplaySpeed: number;
  infinite: boolean;
  arrows: boolean;
  dots: boolean;
  carouselMode: string;
  centerPadding: string | null;
}

/** Reads the products from the platform's rendered widget, or from its unresolved directive. */
export function readProducts(main: Part): OwnFields<ProductsNode> {
  const rendered = main.findAll('[data-product-sku]').flatMap(({ attribute }) => {
    return attribute('data-product-sku')?.trim() || [];
  });
  return {
    ...readBox(main),
    pathNames: unique(main.findAll('a.product-item-photo, a.product-item-link').flatMap(pathOf)),
    skus: unique(rendered.length > 0 ? rendered : unresolvedSkus(main)),
    autoplay: readFlag(main, 'data-autoplay'),
    autoplaySpeed: readAutoplaySpeed(main),
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

/** The SKUs in a directive that the platform did not resolve. */
const unresolvedSkus = (main: Part): string[] =>
  main.findAll('[data-skus]').flatMap(({ attribute }) => commaSeparated(attribute('data-skus')));

const unique = (values: string[]): string[] => [...new Set(values)];
