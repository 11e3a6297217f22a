/** How a finding affects shopping. */
export type Verdict = 'ok' | 'note' | 'stops';

/** One row of the doctor's table. */
export interface Finding {
  verdict: Verdict;
  subject: string;
  /** The shop's behaviour with this platform. */
  summary: string;
  /** The setting or configuration that the owner should change; empty if none. */
  todo: string;
}

const finding =
  (verdict: Verdict) =>
  (subject: string, summary: string, todo = ''): Finding => ({ verdict, subject, summary, todo });

/** Everything works. */
export const ok = finding('ok');
/** The shop does less than it could, or a setting is recommended. */
export const note = finding('note');
/** Shopping is impossible. */
export const stops = finding('stops');
