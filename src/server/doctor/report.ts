import type { Finding, Verdict } from './finding.ts';

const MARKS: Record<Verdict, string> = { ok: 'yes', note: 'note', stops: 'NO' };

/** Formats the findings as a Markdown table, which is also readable in a terminal. */
export const tableOf = (findings: readonly Finding[]): string =>
  [
    row('', 'what', 'what the shop does there', 'what to set'),
    row('---', '---', '---', '---'),
    ...findings.map(({ verdict, subject, summary, todo }) =>
      row(MARKS[verdict], subject, summary, todo),
    ),
  ].join('\n');

const row = (...cells: string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
