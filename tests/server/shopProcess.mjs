import { runnerImport } from 'vite';

await runnerImport('./tests/server/shopProcess.ts', { root: process.cwd(), logLevel: 'error' });
