// Draws many pictures side by side into .cache/, for a person to judge:
//   node tests/platform/media/contactSheet.mjs [list] [tile width]
// where list is a name exported from contactSheet.ts.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./tests/platform/media/contactSheet.ts', {
  configFile: false,
  logLevel: 'error',
});
const [list = 'PLATES', width = '320'] = process.argv.slice(2);
console.log(await module.contactSheet(list, Number(width)));
