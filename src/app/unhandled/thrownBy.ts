interface Thrown {
  error: unknown;
  /** What the event itself knows of the place, or null. */
  location: string | null;
}

/** What was thrown: as it is, or unpacked from the window's event that told of it. */
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
