import { useQuery } from 'urql';
import type { ResultOf } from '../../lib/graphql.ts';
import { AttributesQuery } from './attributesQuery.ts';

type Items = ResultOf<typeof AttributesQuery>['customAttributeMetadataV2']['items'];
export type ProductAttribute = NonNullable<Items[number]>;

/** The attributes' labels and options; empty until they have loaded or if they cannot be read. */
export function useAttributes(codes: readonly string[]): ProductAttribute[] {
  const attributes = codes.map((attribute_code) => ({
    attribute_code,
    entity_type: 'catalog_product',
  }));
  const [{ data }] = useQuery({
    query: AttributesQuery,
    variables: { attributes },
    pause: codes.length === 0,
  });
  return (data?.customAttributeMetadataV2.items ?? []).filter((item) => item !== null);
}
