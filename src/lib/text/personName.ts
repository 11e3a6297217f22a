import { HAN } from './han.ts';

/** Writes a person's name: a Chinese family name comes first, without a space. */
export const personName = (firstname: string, lastname: string): string =>
  (HAN.test(lastname) ? `${lastname}${firstname}` : `${firstname} ${lastname}`).trim();
