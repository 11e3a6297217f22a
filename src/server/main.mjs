// `npm start`: builds the shop and serves it with the demo platform (see README). `--no-build`
// serves the previous build.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '../..');
process.chdir(root);

const isBuilt = ['dist/index.html', 'dist-server/render.cjs'].every((file) => existsSync(file));
if (!process.argv.includes('--no-build') || !isBuilt) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const build = (...options) =>
    new Promise((resolve) => {
      spawn(process.execPath, [vite, 'build', '--logLevel', 'error', ...options], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, NODE_ENV: 'production' },
      }).on('exit', resolve);
    });
  // The client bundle, and the bundle that renders pages on this server.
  const codes = await Promise.all([build(), build('--ssr', 'src/server/render/entry.ts')]);
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) process.exit(failed ?? 1);
}

// `runnerImport` can only load modules until it resolves, so main.ts opens the shop before that.
await runnerImport(join(root, 'src/server/main.ts'), { root, logLevel: 'error' });
