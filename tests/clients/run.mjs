// `npm run test:clients`: what the operations of other storefronts get from the demo platform.
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { fetchPackages } from './packages.mjs';

const root = join(import.meta.dirname, '../..');
const folders = fetchPackages(join(root, '.cache/clients'));
const { module } = await runnerImport(join(root, 'tests/clients/measure.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
});
process.exitCode = (await module.measure(folders)) ? 0 : 1;
