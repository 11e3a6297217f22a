/** Limit of values in one response; the shop's largest page reads a twentieth of it. */
const MAX_VALUES = 200_000;

/** The response would exceed the limit: cyclic selections of the catalogue multiply its size. */
export class ResponseTooLarge extends Error {
  override name = 'ResponseTooLarge';

  constructor() {
    super('The response would be too large.');
  }
}

/** Counts the values of one response and throws ResponseTooLarge for each value above the limit. */
export function responseSize(): { add(): void; isTooLarge(): boolean } {
  let values = 0;
  return {
    add() {
      values += 1;
      if (values > MAX_VALUES) throw new ResponseTooLarge();
    },
    isTooLarge: () => values > MAX_VALUES,
  };
}
