/** Encodes an id as the platform's opaque uid. */
export const uidOf = (id: number | string): string => btoa(String(id));

/** Decodes a uid; null when it is malformed. */
export function idOf(uid: string): string | null {
  try {
    return atob(uid);
  } catch {
    return null;
  }
}
