/** Reads a record's own property by an external name, so that “constructor” finds nothing. */
export const ownProperty = <Value>(record: Readonly<Record<string, Value>>, name: string) =>
  Object.hasOwn(record, name) ? record[name] : undefined;
