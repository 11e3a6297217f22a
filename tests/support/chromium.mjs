import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Flags for a machine without a screen, a sandbox or the internet. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless shell first: the same engine without a window, and twice as quick to open a page. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [process.env.CHROMIUM_PATH, SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** The system's Chromium, or undefined where Playwright has to bring its own. */
export const chromiumPath = () => PLACES.find((place) => place && existsSync(place));

/** Debian's packages, without waiting for a mirror that does not answer. */
function aptInstall(...packages) {
  const quietly = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const apt = (...args) =>
    execFileSync('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=20', ...args], quietly);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

/** Makes sure that there is a browser: Debian's as root, else Playwright's. */
export function installChromium() {
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (process.env.CHROMIUM_PATH || existsSync(SHELL) || (chromiumPath() && !debian)) return;
  if (!debian) {
    execFileSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    });
    return;
  }
  try {
    aptInstall('chromium-headless-shell', 'fonts-noto-cjk');
  } catch (error) {
    if (!chromiumPath()) throw error;
    console.warn(`The tests use ${chromiumPath()}: the headless shell could not be installed.`);
  }
}
