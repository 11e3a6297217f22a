import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slow files, the slowest first: if they started last, one core would be idle at the end. */
const LONG = [
  'faults/order',
  'walks/checkout',
  'faults/checkout',
  'faults/account',
  'faults/shell',
  'faults/catalogue',
  'faults/',
  'models/',
  'features/',
  'server/',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.includes(`/tests/${name}`));
  return at < 0 ? LONG.length : at;
};

/** Sorts the test files for Vitest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
