/** Parts of messages that reject a session, in lower case. */
export const SESSION_PHRASES = ['consumer key has expired', 'authentication', 'unauthorized'];

/** Whether a message contains one of the phrases, which are in lower case. */
export const containsPhrase = (message: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => message.toLowerCase().includes(phrase));
