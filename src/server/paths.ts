/** Whether the commerce server answers a path. All other paths are pages of the shop. */
export const isCommercePath = (pathname: string, graphqlPath = '/graphql'): boolean =>
  pathname === graphqlPath || /^\/(?:graphql$|rest\/|media\/)/.test(pathname);

/** Whether only the demo platform answers a path: its controls and its card processor. */
export const isDemoPath = (pathname: string): boolean => /^\/(?:sandbox|demo)\//.test(pathname);
