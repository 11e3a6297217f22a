// Makes the masters of the demo shop's pictures, so that none is drawn while a visitor waits. Needed
// after a change of the generator or of a recipe; takes about ten minutes for all.
//   node tests/platform/media/masters.mjs
import { runnerImport } from 'vite';

// `runnerImport` can only load modules until it resolves, so the module draws before that.
await runnerImport('./tests/platform/media/drawMasters.ts', {
  configFile: false,
  logLevel: 'error',
});
