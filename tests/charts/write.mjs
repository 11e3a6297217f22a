// `npm run charts`: writes machines/README.md from the machines.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '../..');
const { module } = await runnerImport(join(root, 'tests/charts/charts.ts'), {
  root,
  logLevel: 'error',
});
writeFileSync(join(root, 'machines/README.md'), module.charts());
console.log('machines/README.md is written.');
