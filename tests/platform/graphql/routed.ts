/** The path and redirect code by which `route` found an entity. */
interface WithRoute {
  routed?: { relativeUrl: string; redirectCode: number };
}

/** Resolvers of RoutableInterface for one entity type. */
export const routableFields = (type: 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE') => ({
  relative_url: ({ routed }: WithRoute) => routed?.relativeUrl ?? null,
  redirect_code: ({ routed }: WithRoute) => routed?.redirectCode ?? 0,
  type: () => type,
});
