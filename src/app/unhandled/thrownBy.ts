interface Thrown {
  error: unknown;
  /** The place that the event itself names, or null. */
  location: string | null;
}

/** Returns the thrown value, unwrapped from the window event that reported it. */
export function thrownBy(told: unknown): Thrown {
  if (typeof PromiseRejectionEvent !== 'undefined' && told instanceof PromiseRejectionEvent) {
    return { error: told.reason, location: null };
  }
  if (typeof ErrorEvent === 'undefined' || !(told instanceof ErrorEvent)) {
    return { error: told, location: null };
  }
  const { error, message, filename, lineno, colno } = told;
  const place = filename.replace(/^\w+:\/\/[^/]*/, '');
  return {
    error: error ?? new Error(message),
    location: place === '' ? null : `${place}:${lineno}:${colno}`,
  };
}
