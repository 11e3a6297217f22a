import { defineConfig } from '@playwright/test';
import { chromiumPath, FLAGS } from './tests/support/chromium.mjs';

const PORT = Number(process.env.TEST_PORT ?? 8791);
const executablePath = chromiumPath();
// A test's pages are too short-lived for optimised code to pay for its compilation.
const UNOPTIMISED = '--js-flags=--no-maglev --no-turbofan';

/** The browser tests: the production bundle and the demo platform on one origin. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/browser',
  fullyParallel: true,
  // More than two cores: whoever walks often waits.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // A machine that does other work beside this takes four times as long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? [['line']] : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    serviceWorkers: 'block',
    launchOptions: { args: [...FLAGS, UNOPTIMISED], ...(executablePath ? { executablePath } : {}) },
    // A trace doubles the time of a test: asked for by TRACE=1.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  // A test runs at the desktop's width, or at the widths that its tags name.
  projects: [
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 375, height: 760 }, hasTouch: true },
    },
    {
      name: 'desktop',
      grep: [/^(?!.*@phone)/s, /@desktop/],
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    command: 'node src/server/main.mjs --no-build',
    url: `http://localhost:${PORT}/`,
    env: {
      PORT: String(PORT),
      HOST: 'localhost',
      DEMO_CONTROLS: 'on',
      RENDER_DEADLINE: '20000',
      PAYMENT_PROVIDERS: 'braintree',
    },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
