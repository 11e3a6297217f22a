/** A time as the platform writes it: YYYY-MM-DD hh:mm:ss, of UTC. */
export const timeText = (at: number): string =>
  new Date(at).toISOString().slice(0, 19).replace('T', ' ');
