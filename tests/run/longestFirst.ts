import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long, the longest first: begun last, they would leave a core idle at the end. */
const LONG = [
  'faults/order',
  'walks/checkout',
  'faults/checkout',
  'faults/account',
  'faults/shell',
  'faults/catalogue',
  'faults/',
  'models/',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.includes(`/tests/${name}`));
  return at < 0 ? LONG.length : at;
};

/** The order in which vitest begins the test files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
