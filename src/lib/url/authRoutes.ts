/** The pages where a visitor gets in: nobody stays there who is signed in. */
const AUTH_ROUTES =
  /^\/(?:signin|signup|forgot-password|customer\/account\/createPassword)\/?(?:[?#]|$)/;

/** Whether a path, with or without its query string, is one of those pages. */
export const isAuthRoute = (path: string): boolean => AUTH_ROUTES.test(path);
