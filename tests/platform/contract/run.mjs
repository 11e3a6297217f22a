// `npm run test:contract -- URL [--write] [--order]`: checks the demo platform's contract on any
// server. Without flags it only reads; --write creates carts and one account, which it deletes;
// --order places one order with an offline payment method.
import { spawnSync } from 'node:child_process';

const given = process.argv.slice(2);
const [address, ...more] = given.filter((one) => !one.startsWith('--'));
const flags = given.filter((one) => one.startsWith('--'));
const isKnown = flags.every((flag) => ['--write', '--order'].includes(flag));
if (!/^https?:\/\//.test(address ?? '') || more.length > 0 || !isKnown) {
  console.error('npm run test:contract -- https://my.magento [--write] [--order]');
  process.exit(2);
}

const KINDS = { '--write': 'writes', '--order': 'order' };
const files = ['reads', ...flags.map((flag) => KINDS[flag])];
const { status } = spawnSync(
  'node_modules/.bin/vitest',
  ['run', '--reporter=verbose', ...files.map((file) => `tests/platform/contract/${file}.test.ts`)],
  { stdio: 'inherit', env: { ...process.env, CONTRACT_URL: address } },
);
process.exitCode = status ?? 1;
