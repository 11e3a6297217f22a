import type { Listening } from './listen.ts';
import { type Environment, start } from './start.ts';

/** Names of errors that the user can fix: only their message is printed, without a stack. */
const USER_ERRORS = ['StoreError', 'ConfigurationError'];

/** The time for responses in progress at shutdown, in ms. */
const GRACE_MS = 10_000;

/**
 * Serves the shop until the process is asked to end. If it cannot start, prints the reason and
 * exits.
 */
export async function run(environment: Environment, folder: string): Promise<void> {
  let shop: Listening;
  try {
    shop = await start(environment, folder);
  } catch (error) {
    console.error(reasonOf(error));
    process.exit(1);
  }
  let isEnding = false;
  const end = (graceMs: number) => {
    // A second signal ends the process at once.
    if (isEnding) process.exit(1);
    isEnding = true;
    void shop.close(graceMs).then(() => process.exit(0));
  };
  process.on('SIGTERM', () => end(GRACE_MS));
  process.on('SIGINT', () => end(0));
  // Log this last: a program that reads the line may ask the process to end at once.
  console.log(`Florilegium is open at ${shop.url}`);
}

function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is taken: set PORT to another one.`;
  }
  return USER_ERRORS.includes(error.name) ? error.message : error;
}
