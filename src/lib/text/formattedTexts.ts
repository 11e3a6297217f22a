/** Formatted numbers, amounts of money, plurals and lists, by what they were formatted from. */
export type FormattedTexts = Record<string, string>;

const textsByOwner = new WeakMap<object, FormattedTexts>();

/**
 * The texts that one rendering of the shop has formatted. The server's document contains them, and
 * the browser begins with them: hydration then shows the same texts, and does not wait for the
 * browser's first `Intl.NumberFormat`, which takes a phone 150 ms.
 *
 * @param owner - the rendering's I18n.
 */
export function formattedTexts(owner: object): FormattedTexts {
  const texts = textsByOwner.get(owner) ?? {};
  textsByOwner.set(owner, texts);
  return texts;
}

/** Returns the known text of a key; else formats it and keeps the text. */
export function formatOnce(texts: FormattedTexts, key: string, format: () => string): string {
  texts[key] ??= format();
  return texts[key];
}
