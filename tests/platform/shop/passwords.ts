import { refuse } from './cartRefusal.ts';

const SHORTEST = 8;
const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/** Refuses a password that is too short or too simple. */
export function checkPassword(password: string): void {
  if (password.length < SHORTEST) {
    refuse(
      'input',
      'The password needs at least %1 characters. Create a new password and try again.',
      [SHORTEST],
    );
  }
  if (CLASSES.filter((part) => part.test(password)).length < 3) {
    refuse(
      'input',
      'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
      [3],
    );
  }
}
