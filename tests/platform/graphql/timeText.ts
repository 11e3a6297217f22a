/** Formats a time as the platform does: YYYY-MM-DD hh:mm:ss in UTC. */
export const timeText = (at: number): string =>
  new Date(at).toISOString().slice(0, 19).replace('T', ' ');
