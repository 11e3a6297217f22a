const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like an email address; the platform decides whether it is valid. */
export const isEmailAddress = (text: string): boolean => ADDRESS.test(text);
