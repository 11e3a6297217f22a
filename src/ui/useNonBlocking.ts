import { useDeferredValue } from 'react';

/**
 * Passes a value on so that React renders what it shows in small tasks; rendered at once, a whole
 * page blocks a phone.
 */
export const useNonBlocking = <Value>(value: Value): Value => useDeferredValue(value);
