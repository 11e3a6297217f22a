import { isEmailAddress } from './emailAddress.ts';

/** What can be wrong with a field of an account's forms; the screen has the words. */
export type AccountProblem = 'required' | 'email' | 'short' | 'simple';

const SHORTEST_PASSWORD = 8;
/** As the platform counts them: letters outside A to Z are of the last kind. */
const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];
const NEEDED_CLASSES = 3;

/** What is wrong with a name or any other text that must be there. */
export const textProblem = (value: string): AccountProblem | null =>
  value.trim() === '' ? 'required' : null;

/** What is wrong with a present password: it is there or not, the rest is the platform's to say. */
export const passwordProblem = (value: string): AccountProblem | null =>
  value === '' ? 'required' : null;

/** What is wrong with an email address. */
export function emailProblem(value: string): AccountProblem | null {
  if (value.trim() === '') return 'required';
  return isEmailAddress(value.trim()) ? null : 'email';
}

/** What is wrong with a new password: eight characters, three of the four classes (readings, "not shown" 6). */
export function newPasswordProblem(value: string): AccountProblem | null {
  if (value === '') return 'required';
  if ([...value].length < SHORTEST_PASSWORD) return 'short';
  return CLASSES.filter((part) => part.test(value)).length < NEEDED_CLASSES ? 'simple' : null;
}
