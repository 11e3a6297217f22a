import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium flags for a machine without a screen, sandbox or internet access. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless shell is preferred: the same engine, but it opens a page in half the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [process.env.CHROMIUM_PATH, SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** Path of the system's Chromium; undefined if Playwright's own is needed. */
export const chromiumPath = () => PLACES.find((place) => place && existsSync(place));

/** Installs Debian packages, with a short timeout for mirrors that do not respond. */
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

/** Installs Chromium unless there is one: Debian's package if run as root, else Playwright's. */
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
