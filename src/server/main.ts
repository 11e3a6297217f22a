import { start } from './start.ts';

try {
  const shop = await start(process.env, 'dist');
  console.log(`Florilegium is open at ${shop.url}`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => shop.close().then(() => process.exit(0)));
  }
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const port = isTaken && 'port' in error ? error.port : '';
  console.error(isTaken ? `Port ${port} is taken: set PORT to another one.` : error);
  process.exit(1);
}
