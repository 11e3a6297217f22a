/** A shop's largest page reads a twentieth of these. */
const MAX_VALUES = 200_000;

/** The answer is too large to be made: documents that go round in the catalogue multiply. */
export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge';

  constructor() {
    super('The answer would be too large.');
  }
}

/** Counts the values of one answer; throws AnswerTooLarge for each beyond the bound. */
export function answerSize(): { add(): void; isTooLarge(): boolean } {
  let values = 0;
  return {
    add() {
      values += 1;
      if (values > MAX_VALUES) throw new AnswerTooLarge();
    },
    isTooLarge: () => values > MAX_VALUES,
  };
}
