/** Whether a commerce server answers a path; its other paths are pages of the shop. */
export const isCommercePath = (pathname: string, graphqlPath = '/graphql'): boolean =>
  pathname === graphqlPath || /^\/(?:graphql$|rest\/|media\/)/.test(pathname);

/** Whether only the demo platform answers a path: its controls and its card company. */
export const isDemoPath = (pathname: string): boolean => /^\/(?:sandbox|demo)\//.test(pathname);
