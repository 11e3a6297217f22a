const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Characters of the longest address that mail can be sent to. */
const MAX_LENGTH = 254;

/** Whether a text can be an address; a longer one is not even looked at, which would take long. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_LENGTH && ADDRESS.test(text);
