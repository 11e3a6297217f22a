/**
 * The JSON input of a control. Each reader throws an error with a message when its value is absent.
 */
export class ControlInput {
  #body: Record<string, unknown>;

  constructor(body: Record<string, unknown>) {
    this.#body = body;
  }

  has(name: string): boolean {
    return this.#body[name] !== undefined;
  }

  text(name: string, otherwise?: string): string {
    const value = this.#body[name] ?? otherwise;
    if (typeof value !== 'string') throw new TypeError(`"${name}" is to be a text.`);
    return value;
  }

  number(name: string, otherwise?: number): number {
    const value = this.#body[name] ?? otherwise;
    if (typeof value !== 'number') throw new TypeError(`"${name}" is to be a number.`);
    return value;
  }

  /** Reads a boolean that is true unless given otherwise. */
  switch(name: string, otherwise = true): boolean {
    const value = this.#body[name] ?? otherwise;
    if (typeof value !== 'boolean') throw new TypeError(`"${name}" is to be true or false.`);
    return value;
  }

  /** Reads a text for both languages: one string for both, or {en, zh}. */
  words(name: string, otherwise?: string): { en: string; zh: string } {
    const value = this.#body[name];
    if (typeof value !== 'object' || value === null) {
      const text = this.text(name, otherwise);
      return { en: text, zh: text };
    }
    const inner = new ControlInput({ ...value });
    return { en: inner.text('en'), zh: inner.text('zh') };
  }
}
