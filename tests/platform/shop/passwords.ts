import { refuse } from './cartRefusal.ts';
import type { Shop } from './model.ts';

const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/** Refuses a password that is too short or too simple. */
export function checkPassword({ passwordRules }: Shop, password: string): void {
  const { length, classes } = passwordRules;
  if (password.length < length) {
    refuse(
      'input',
      'The password needs at least %1 characters. Create a new password and try again.',
      [length],
    );
  }
  if (CLASSES.filter((part) => part.test(password)).length < classes) {
    refuse(
      'input',
      'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
      [classes],
    );
  }
}
