/** An id as the platform's opaque uid. */
export const uidOf = (id: number | string): string => btoa(String(id));

/** The text that a uid stands for; null when it is none. */
export function idOf(uid: string): string | null {
  try {
    return atob(uid);
  } catch {
    return null;
  }
}
