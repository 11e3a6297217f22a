import { isEmailAddress } from './emailAddress.ts';

/** Why a field of an account form is invalid; the form components translate the reason. */
export type AccountProblem = 'required' | 'email' | 'short' | 'simple';

/** The platform's requirements for a new password. */
interface PasswordRules {
  /** Minimum length in characters. */
  length: number;
  /** Minimum number of classes out of four: lower case, upper case, digits, other characters. */
  classes: number;
}

/** The platform's defaults. */
const STANDARD: PasswordRules = { length: 8, classes: 3 };
/** The platform's four classes: it counts letters outside A to Z as other characters. */
const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/**
 * Parses the password rules of a store configuration.
 *
 * @param length - minimum length; the default applies unless it is a number of at most three digits
 * @param classes - minimum number of character classes; likewise, and at most four
 */
export function passwordRules(
  length: string | null | undefined,
  classes: string | null | undefined,
): PasswordRules {
  const numberOr = (text: string | null | undefined, fallback: number) =>
    /^\d{1,3}$/.test(text ?? '') ? Number(text) : fallback;
  return {
    length: numberOr(length, STANDARD.length),
    classes: Math.min(numberOr(classes, STANDARD.classes), CLASSES.length),
  };
}

/** Validates a required text, such as a name. @returns null when it is valid. */
export const textProblem = (value: string): AccountProblem | null =>
  value.trim() === '' ? 'required' : null;

/** Validates an existing password: only that it is not empty; the platform checks the rest. */
export const passwordProblem = (value: string): AccountProblem | null =>
  value === '' ? 'required' : null;

/** Validates a required email address. @returns null when it is valid. */
export function emailProblem(value: string): AccountProblem | null {
  if (value.trim() === '') return 'required';
  return isEmailAddress(value.trim()) ? null : 'email';
}

/** Validates a new password. @returns the first rule that it breaks; null when it is valid. */
export function newPasswordProblem(
  value: string,
  { length, classes }: PasswordRules = STANDARD,
): AccountProblem | null {
  if (value === '') return 'required';
  if ([...value].length < length) return 'short';
  return CLASSES.filter((part) => part.test(value)).length < classes ? 'simple' : null;
}
