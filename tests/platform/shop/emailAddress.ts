const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Length of the longest valid email address. */
const MAX_LENGTH = 254;

/**
 * Whether a text can be an email address. Longer texts are refused unread, since the pattern would
 * take long.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_LENGTH && ADDRESS.test(text);
