import { spawn } from 'node:child_process';

/**
 * Runs one step to its end; a failing step does not keep the others from running.
 * @param {boolean} options.isLive prints output as it comes instead of all of it at the end
 * @returns its title, whether it passed, its seconds, and the tests that it ran
 */
export async function runStep(step, { extra, isLive }) {
  const started = performance.now();
  await step.prepare?.();
  if (isLive) console.log(`\n── ${step.title}`);
  const { code, output } = await execute(step, extra, isLive);
  const seconds = (performance.now() - started) / 1000;
  const verdict = code === 0 ? 'passed' : 'FAILED';
  console.log(`${isLive ? '' : '\n'}── ${step.title}: ${verdict} in ${seconds.toFixed(1)} s`);
  process.stdout.write(output);
  return { title: step.title, passed: code === 0, seconds, tests: step.results?.() ?? [] };
}

const execute = ({ command, env }, extra, isLive) =>
  new Promise((resolve) => {
    const [file, ...args] = command;
    const child = spawn(file, [...args, ...extra], {
      stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env },
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output) }));
  });
