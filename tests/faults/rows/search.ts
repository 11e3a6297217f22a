import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';

const ABOUT = '/about-us';

const field = () => document.querySelector<HTMLInputElement>('input[type=search]');

/** Sets the value through the prototype: React ignores a change by its own setter. */
function type(text: string) {
  const input = field();
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  write?.call(input, text);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

async function searchForRose(stage: Stage) {
  if (!field()) {
    await stage.until(() => stage.find('Search') !== undefined, 'a search button');
    stage.press('Search');
    await stage.until(() => field() !== null, 'a search field');
  }
  type('');
  type('rose');
}

/** The queries of the search field's suggestions. */
export const searchRows: readonly Row[] = [
  {
    operation: 'SearchSuggestions',
    kind: 'query',
    arrange: (stage) => stage.visit(ABOUT),
    act: searchForRose,
    isDone: () => document.querySelectorAll('[role=option]').length > 3,
    isReported: ({ hasText }) => hasText('There are no suggestions at the moment.'),
    isWaiting: ({ hasText }) => hasText('Searching for “rose”'),
    retry: searchForRose,
    marks: { 'reload in the middle': 'restored' },
  },
];
