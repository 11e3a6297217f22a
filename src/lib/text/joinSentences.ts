/** Joins sentences of the platform. Full-width punctuation needs no space after itself. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.join(' ').replace(/([。，：；！？]) /g, '$1');
