// `npm run walk -- [--seed N] [--steps N] [--no-build]`: takes random steps through the built shop
// in two tabs of Chromium while requests fail at random. A failure names the shortest failing
// prefix.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { installChromium } from '../../support/chromium.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(1 + Math.floor(Math.random() * 999_999)) },
    steps: { type: 'string', default: '1000' },
    'no-build': { type: 'boolean', default: false },
  },
});
const run = (command, args, env) => {
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
};

await installChromium();
if (!values['no-build']) run('vite', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
console.log(`Seed ${values.seed}, ${values.steps} steps`);
run('playwright', ['test', 'tests/browser/walks', '--project=desktop', '--workers=1'], {
  WALK_SEED: values.seed,
  WALK_STEPS: values.steps,
});
