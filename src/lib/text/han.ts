/** Matches a Chinese character. */
export const HAN = /\p{Script=Han}/u;
