/**
 * A query as the router's search hook gives it. The router decodes percent signs once before the
 * parameters are parsed, which decodes them again.
 */
export const routerQuery = (search: string): string => search.replaceAll('%25', '%2525');
