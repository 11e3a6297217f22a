import type { ResultOf } from '../../lib/graphql.ts';
import { imageUrl } from '../../lib/url/imageUrl.ts';
import type { ListFacetsQuery } from './listQueries.ts';

type Filters = NonNullable<ResultOf<typeof ListFacetsQuery>['products']>['filters'];

/** The requested size of a swatch picture in px: twice the displayed 18 px, for dense screens. */
const SIZE = 36;

/**
 * The CSS background of each option's swatch, by `code,value`. Options with text swatches have
 * none.
 */
export function swatchesOf(filters: Filters | undefined): Record<string, string> {
  const backgrounds = (filters ?? []).flatMap((block) =>
    (block?.filter_items ?? []).flatMap((item) => {
      if (item?.__typename !== 'SwatchLayerFilterItem') return [];
      const background = swatchOf(item.swatch_data?.type, item.swatch_data?.value);
      return background
        ? [[`${block?.request_var},${item.value_string}`, background] as const]
        : [];
    }),
  );
  return Object.fromEntries(backgrounds);
}

function swatchOf(
  type: string | null | undefined,
  value: string | null | undefined,
): string | null {
  if (!value) return null;
  if (type === '1') return value;
  if (type !== '2') return null;
  const url = imageUrl(value, { type: 'image-swatch', width: SIZE, height: SIZE });
  return `url("${encodeURI(url)}") center / cover`;
}
