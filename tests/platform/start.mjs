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

const { module } = await runnerImport(join(root, 'tests/platform/start.ts'), {
  root,
  logLevel: 'error',
});
try {
  const shop = await module.start(process.env, join(root, 'dist'));
  console.log(`Florilegium is open at ${shop.url}`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => shop.close().then(() => process.exit(0)));
  }
} catch (error) {
  const isTaken = error?.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${error.port} is taken: set PORT to another one.` : error);
  process.exit(1);
}
