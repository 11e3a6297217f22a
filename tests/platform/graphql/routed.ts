/** The path and redirect code by which `route` found an entity. */
interface Routed {
  routed?: { relativeUrl: string; redirectCode: number };
}

/** Resolvers of RoutableInterface for one entity type. */
export const routableFields = (type: 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE') => ({
  relative_url: ({ routed }: Routed) => routed?.relativeUrl ?? null,
  redirect_code: ({ routed }: Routed) => routed?.redirectCode ?? 0,
  type: () => type,
});
