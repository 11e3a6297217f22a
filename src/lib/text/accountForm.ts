import { isEmailAddress } from './emailAddress.ts';

/** What can be wrong with a field of an account's forms; the screen has the words. */
export type AccountProblem = 'required' | 'email' | 'short' | 'simple';

/** What the platform asks of a new password. */
export interface PasswordRules {
  /** In characters. */
  length: number;
  /** How many of four classes it must mix: small letters, capitals, digits, other signs. */
  classes: number;
}

/** The platform's own, unless it is configured otherwise. */
const STANDARD: PasswordRules = { length: 8, classes: 3 };
/** As the platform counts them: letters outside A to Z are of the last kind. */
const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/** The rules in the texts of a store configuration; what makes no sense there counts as absent. */
export function passwordRules(
  length: string | null | undefined,
  classes: string | null | undefined,
): PasswordRules {
  const known = (text: string | null | undefined, otherwise: number) =>
    /^\d{1,3}$/.test(text ?? '') ? Number(text) : otherwise;
  return {
    length: known(length, STANDARD.length),
    classes: Math.min(known(classes, STANDARD.classes), CLASSES.length),
  };
}

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

/** What is wrong with a new password; the first of the rules that it breaks. */
export function newPasswordProblem(
  value: string,
  { length, classes }: PasswordRules = STANDARD,
): AccountProblem | null {
  if (value === '') return 'required';
  if ([...value].length < length) return 'short';
  return CLASSES.filter((part) => part.test(value)).length < classes ? 'simple' : null;
}
