import { describe, expect, it } from 'vitest';
import { InvalidCartError, RefusedError } from '../../src/adapters/graphql/errors.ts';
import { RestError } from '../../src/adapters/rest/RestError.ts';
import { describeError } from '../../src/app/unhandledErrors/describeError.ts';
import { isShopError } from '../../src/app/unhandledErrors/isShopError.ts';
import { unwrapThrown } from '../../src/app/unhandledErrors/unwrapThrown.ts';

const errorAt = (stack: string, message = 'boom') => Object.assign(new Error(message), { stack });

describe('Unhandled error', () => {
  it('is located by the first frame of its stack, in the format of any browser', () => {
    for (const stack of [
      'Error: boom\n    at f (https://shop.test/assets/shell-1.js:2:345)\n    at g (https://shop.test/b.js:1:1)',
      'f@https://shop.test/assets/shell-1.js:2:345\ng@https://shop.test/b.js:1:1',
      'Error: boom\n    at https://shop.test/assets/shell-1.js:2:345',
    ]) {
      expect(describeError(errorAt(stack)).location).toBe('/assets/shell-1.js:2:345');
    }
  });

  it('has no location when it has no stack', () => {
    for (const thrown of ['boom', null, undefined, 7, { a: 1 }, errorAt('')]) {
      expect(describeError(thrown).location).toBeNull();
    }
  });

  it('has the same id when it recurs, and another error has another id', () => {
    const stackAt = (line: number) => `Error\n at f (https://shop.test/a.js:${line}:1)`;
    const first = describeError(errorAt(stackAt(1)));
    expect(first.id).toMatch(/^[0-9a-f]{8}$/);
    expect(describeError(errorAt(stackAt(1))).id).toBe(first.id);
    expect(describeError(errorAt(stackAt(2))).id).not.toBe(first.id);
    expect(describeError(errorAt(stackAt(1), 'bang')).id).not.toBe(first.id);
  });

  it('is taken from the window’s event, with the event’s location', () => {
    const error = new Error('boom');
    const event = new ErrorEvent('error', {
      error,
      filename: 'https://shop.test/a.js',
      lineno: 3,
      colno: 4,
    });
    expect(unwrapThrown(event)).toEqual({ error, location: '/a.js:3:4' });
    expect(unwrapThrown(error)).toEqual({ error, location: null });
    const bare = unwrapThrown(new ErrorEvent('error', { message: 'Script error.' }));
    expect(bare).toMatchObject({ error: { message: 'Script error.' }, location: null });
  });
});

describe('Errors reported as unhandled', () => {
  const response = new Response('{}', { status: 404, statusText: 'Not Found' });
  const known = {
    'a refusal of the platform': new RefusedError('The country isn’t available.'),
    'an invalid cart': new InvalidCartError('Could not find a cart with ID "abc"'),
    'a REST response that is not OK': new RestError('GET', '/x', response, {}),
    'what was aborted': new DOMException('stopped', 'AbortError'),
    'the browser’s noise about layout': new Error('ResizeObserver loop limit exceeded'),
    'a script of another origin': new Error('Script error.'),
    'an extension’s': errorAt('Error: x\n at chrome-extension://abc/content.js:1:1'),
  };
  for (const [what, error] of Object.entries(known)) {
    it(what, () => expect(isShopError(error)).toBe(false));
  }

  it('include every other value', () => {
    for (const error of [new TypeError('x is not a function'), 'text', null, undefined, 7]) {
      expect(isShopError(error)).toBe(true);
    }
  });
});
