import { run } from '../../src/server/run.ts';

/** The entry of a process that opens a shop as `npm start` does, of the files in a folder. */
await run(process.env, process.env.SHOP_FILES ?? '');
