// `npm start`: builds the shop and serves it with the demo platform (README). `--no-build` serves
// what was built before.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '../..');
process.chdir(root);

if (!process.argv.includes('--no-build') || !existsSync('dist/index.html')) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

// Modules can be imported only while the entry is: it opens the shop before it resolves.
await runnerImport(join(root, 'src/server/main.ts'), { root, logLevel: 'error' });
