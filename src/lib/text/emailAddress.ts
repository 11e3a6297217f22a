const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text has the form of an email address. */
export const isEmailAddress = (text: string): boolean => ADDRESS.test(text);
