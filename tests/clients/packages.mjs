import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The measured storefronts and their versions. */
const PACKAGES = {
  '@magento/peregrine': '15.7.3',
  '@magento/venia-ui': '11.7.3',
  '@vue-storefront/magento-api': '6.3.0',
};

/** Downloads missing packages, without their dependencies. */
export function fetchPackages(cache) {
  return new Map(
    Object.entries(PACKAGES).map(([name, version]) => {
      const folder = join(cache, `${name.replace('@', '').replace('/', '-')}-${version}`);
      if (!existsSync(join(folder, 'package.json'))) fetchPackage(`${name}@${version}`, folder);
      return [name, folder];
    }),
  );
}

function fetchPackage(spec, folder) {
  mkdirSync(folder, { recursive: true });
  run('npm', ['pack', spec, '--silent', '--pack-destination', folder]);
  const archive = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  run('tar', ['xzf', join(folder, archive), '-C', folder, '--strip-components=1']);
}

function run(command, args) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
}
