/** Where an entity was found by a path: what `route` says of it. */
export interface Routed {
  routed?: { relativeUrl: string; redirectCode: number };
}

/** The fields of RoutableInterface, for a type of entity. */
export const routableFields = (type: 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE') => ({
  relative_url: ({ routed }: Routed) => routed?.relativeUrl ?? null,
  redirect_code: ({ routed }: Routed) => routed?.redirectCode ?? 0,
  type: () => type,
});
