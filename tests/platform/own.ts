/** A record's own value under a name from outside: "constructor" is no entry of any record. */
export const own = <Value>(record: Readonly<Record<string, Value>>, name: string) =>
  Object.hasOwn(record, name) ? record[name] : undefined;
