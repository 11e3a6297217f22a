import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const FOLDER = '.cache/bench';

/**
 * Returns the script of a command-line tool that only the bench needs. The tool is installed into a
 * cache folder at its first use, because it is larger than all dependencies of the shop together.
 *
 * @param script - the script's path within the package
 */
export function installTool(name, version, script) {
  const path = `${FOLDER}/${name}-${version}/node_modules/${name}/${script}`;
  if (!existsSync(path)) {
    const { status } = spawnSync(
      'npm',
      [
        'install',
        '--no-audit',
        '--no-fund',
        '--prefix',
        `${FOLDER}/${name}-${version}`,
        `${name}@${version}`,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    if (status !== 0) throw new Error(`${name} ${version} could not be installed.`);
  }
  return path;
}
