/** How a finding bears on shopping. */
export type Verdict = 'ok' | 'note' | 'stops';

/** One row of the doctor's table. */
export interface Finding {
  verdict: Verdict;
  subject: string;
  /** What the shop will or will not do there. */
  says: string;
  /** What the owner sets or configures; empty where there is nothing to do. */
  todo: string;
}

const finding =
  (verdict: Verdict) =>
  (subject: string, says: string, todo = ''): Finding => ({ verdict, subject, says, todo });

/** The shop does all that it can. */
export const ok = finding('ok');
/** The shop does less, or something is worth setting. */
export const note = finding('note');
/** Nobody can buy. */
export const stops = finding('stops');
