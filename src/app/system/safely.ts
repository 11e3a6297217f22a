/**
 * Wraps an effect so that it never throws: one action that throws would put the root actor in
 * error and take every sibling with it. A failure goes to `report`.
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
