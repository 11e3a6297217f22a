/** How a finding affects shopping. */
export type Verdict = 'ok' | 'note' | 'stops';

/** One row of the doctor's table. */
export interface Finding {
  verdict: Verdict;
  subject: string;
  /** What the shop does or does not do with this platform. */
  says: string;
  /** What the owner should set or configure; empty if nothing. */
  todo: string;
}

const finding =
  (verdict: Verdict) =>
  (subject: string, says: string, todo = ''): Finding => ({ verdict, subject, says, todo });

/** Everything works. */
export const ok = finding('ok');
/** The shop does less than it could, or a setting is recommended. */
export const note = finding('note');
/** Shopping is impossible. */
export const stops = finding('stops');
