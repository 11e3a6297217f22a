// Draws the demo shop's pictures in full size into masters/, so that none is drawn while a visitor
// waits: the new and changed ones only. To be run after a change of a recipe or of the drawing code.
//   node tests/platform/media/masters.mjs
import { runnerImport } from 'vite';

// `runnerImport` can only load modules until it resolves, so the module draws before that.
await runnerImport('./tests/platform/media/drawMasters.ts', {
  configFile: false,
  logLevel: 'error',
});
