/** What can be wrong with a field of an account's forms; the screen has the words. */
export type AccountProblem = 'required' | 'email' | 'password';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const SHORTEST_PASSWORD = 8;
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];
const NEEDED_CLASSES = 3;

/** What is wrong with a name or any other text that must be there. */
export const textProblem = (value: string): AccountProblem | null =>
  value.trim() === '' ? 'required' : null;

/** What is wrong with an email address. */
export function emailProblem(value: string): AccountProblem | null {
  if (value.trim() === '') return 'required';
  return EMAIL.test(value.trim()) ? null : 'email';
}

/** What is wrong with a new password: eight characters, three of the four classes (readings, "not shown" 6). */
export function newPasswordProblem(value: string): AccountProblem | null {
  if (value === '') return 'required';
  const classes = CLASSES.filter((part) => part.test(value)).length;
  return value.length >= SHORTEST_PASSWORD && classes >= NEEDED_CLASSES ? null : 'password';
}
