import type { Finding, Verdict } from './finding.ts';

const MARKS: Record<Verdict, string> = { ok: 'yes', note: 'note', stops: 'NO' };

/** The findings as a table in Markdown, which a terminal shows as well. */
export const tableOf = (findings: readonly Finding[]): string =>
  [
    row('', 'what', 'what the shop does there', 'what to set'),
    row('---', '---', '---', '---'),
    ...findings.map(({ verdict, subject, says, todo }) => row(MARKS[verdict], subject, says, todo)),
  ].join('\n');

const row = (...cells: string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
