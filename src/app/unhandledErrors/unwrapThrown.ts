interface ThrownError {
  error: unknown;
  /** The place that the event itself names, or null. */
  location: string | null;
}

/** Returns the thrown value, unwrapped from the window event that reported it. */
export function unwrapThrown(thrown: unknown): ThrownError {
  if (typeof PromiseRejectionEvent !== 'undefined' && thrown instanceof PromiseRejectionEvent) {
    return { error: thrown.reason, location: null };
  }
  if (typeof ErrorEvent === 'undefined' || !(thrown instanceof ErrorEvent)) {
    return { error: thrown, location: null };
  }
  const { error, message, filename, lineno, colno } = thrown;
  const place = filename.replace(/^\w+:\/\/[^/]*/, '');
  return {
    error: error ?? new Error(message),
    location: place === '' ? null : `${place}:${lineno}:${colno}`,
  };
}
