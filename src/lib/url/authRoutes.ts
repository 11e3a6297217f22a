/**
 * Paths of the pages to sign in, sign up or reset a password; they redirect a signed-in customer.
 */
const AUTH_ROUTES =
  /^\/(?:signin|signup|forgot-password|customer\/account\/(?:createPassword|confirm))\/?(?:[?#]|$)/;

/** Whether a path, with or without query and fragment, belongs to one of the auth pages. */
export const isAuthRoute = (path: string): boolean => AUTH_ROUTES.test(path);
