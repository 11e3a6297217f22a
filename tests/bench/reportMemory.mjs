// Loaded into the measured server: on each message of the bench it collects the garbage and sends the
// memory in use, in bytes. Needs --expose-gc.
process.on('message', () => {
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send({ used: heapUsed + external, resident: rss });
});
