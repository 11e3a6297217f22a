/**
 * Wraps an effect so that it never throws: an action that throws would put the root actor into
 * error and stop all its children. `report` gets the error instead.
 */
export function safely<Arguments extends unknown[]>(
  effect: (...args: Arguments) => void,
  report: (error: unknown) => void,
): (...args: Arguments) => void {
  return (...args) => {
    try {
      effect(...args);
    } catch (error) {
      report(error);
    }
  };
}
