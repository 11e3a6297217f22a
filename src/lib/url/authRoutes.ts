/** The pages where a visitor gets in: nobody stays there who is signed in. */
const DOORS = /^\/(?:signin|signup|forgot-password|customer\/account\/createPassword)\/?(?:[?#]|$)/;

/** Whether a path, with or without its query string, is one of those pages. */
export const isDoor = (path: string): boolean => DOORS.test(path);
