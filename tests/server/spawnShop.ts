import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a shop in a process of its own.
 *
 * @returns its address, or why it ended
 */
export async function spawnShop(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['tests/server/shopProcess.mjs'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const url = await new Promise<string | null>((resolve) => {
    child.stdout.on('data', (text) => {
      output += text;
      const [, address] = /open at (\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.once('close', () => resolve(null));
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode ?? child.signalCode;
  };
  return {
    child,
    url: url ?? '',
    /** The exit code and the error output of the process. */
    ended: () => ({ code: child.exitCode ?? child.signalCode, errors }),
    kill: () => end('SIGKILL'),
    /** Asks the process to end. @returns its exit code */
    terminate: () => end('SIGTERM'),
  };
}
