import { existsSync, readdirSync, readFileSync } from 'node:fs';

const FOLDER = '.cache/faults';

/** Prints how each operation ended under each fault, from the files that the fault tests write. */
export function printFaultTable() {
  const table = existsSync(FOLDER)
    ? readdirSync(FOLDER).map((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')))
    : [];
  const rows = table.flat();
  const faults = (rows[0]?.[1] ?? []).map(([fault]) => fault);
  const width = Math.max(...rows.map(([operation]) => operation.length), 9) + 2;
  const short = faults.map((fault) => fault.replace(/ (in the middle|JSON|submit|delay)$/, ''));
  const line = (first, cells) =>
    first.padEnd(width) + cells.map((cell) => cell.padStart(14)).join('');
  console.log('\nWhat happens when requests fail');
  console.log(line('operation', short));
  for (const [operation, marks] of rows) {
    console.log(
      line(
        operation,
        marks.map(([, mark]) => mark),
      ),
    );
  }
}
