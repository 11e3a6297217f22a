// `npm run doctor -- https://my.magento [--cart]`: reports what the shop can do with a platform.
import { join } from 'node:path';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '../../..');
const { module } = await runnerImport(join(root, 'src/server/doctor/main.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.main(process.argv.slice(2), process.env, root);
