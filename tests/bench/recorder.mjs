// Compares the shop built with and without the inspector, file by file: what a visitor who does not
// use the inspector pays for it.
import { readFileSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** The most bytes (gzip) that the recorder and its lines in the entry may add to every page. */
const MOST = 1_000;
const FOLDER = '.cache/bench';
const INSPECTOR = /^_(inspector|stately)\b/;

/** The source texts that are removed for the comparison; each must exist. */
const WITHOUT = {
  'src/app/boot.tsx': [
    [/ {2}if \(\/\[\?&\]inspect[\s\S]*?\n {2}\}\n/, ''],
    [', inspect: recorder.hear', ''],
    ["import { createRecorder } from '../adapters/inspection/recorder.ts';", ''],
    ['createRecorder()', '{ entries: [] }'],
  ],
  'src/app/system/savedRecordings.ts': [[/^[\s\S]*$/, 'export const saveRecording = () => {};']],
};

/** Builds the shop with an empty inspector. */
const withoutInspector = {
  name: 'without-inspector',
  enforce: 'pre',
  load: (id) => (/system\/inspect\.ts/.test(id) ? 'export async function inspect() {}' : null),
};

const withoutRecorder = {
  name: 'without-recorder',
  enforce: 'pre',
  load(id) {
    const path = Object.keys(WITHOUT).find((suffix) => id.endsWith(`/${suffix}`));
    if (!path) return null;
    return WITHOUT[path].reduce(
      (code, [text, instead]) => {
        const changed = code.replace(text, instead);
        if (changed === code) throw new Error(`${path} has no ${text} any more.`);
        return changed;
      },
      readFileSync(id, 'utf8'),
    );
  },
};

async function built(name, plugins) {
  const outDir = `${FOLDER}/${name}`;
  await build({
    plugins,
    mode: 'production',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  const manifest = JSON.parse(readFileSync(`${outDir}/.vite/manifest.json`, 'utf8'));
  const scripts = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'));
  const codes = scripts.map(([key, { file }]) => [
    nameless(key),
    hashless(readFileSync(`${outDir}/${file}`, 'utf8')),
  ]);
  const page = readFileSync(`${outDir}/index.html`, 'utf8');
  const entries = Object.keys(manifest).filter((key) => page.includes(`"/${manifest[key].file}"`));
  const first = new Set();
  const follow = (key) => {
    if (first.has(key)) return;
    first.add(key);
    for (const next of manifest[key].imports ?? []) follow(next);
  };
  entries.forEach(follow);
  return { codes: new Map(codes), first: [...first].map(nameless) };
}

/** Removes content hashes from file names. */
const hashless = (text) => text.replaceAll(/-[\w-]{7}\.js|\/[\w-]{7}\.(js|css)/g, '');

/** Removes minified identifiers too. */
const nameless = (text) =>
  hashless(text)
    .replaceAll(/(import|export)\{([^}]*)\}/g, (_, word, list) => word + list.split(',').length)
    .replaceAll(/(?<![\w$.'"`-])[\w$]{1,2}(?![\w$'"`-])/g, '_');
const zipped = (code) => gzipSync(code ?? '', { level: 9 }).length;

/**
 * Measures and prints.
 *
 * @returns whether the limits were kept
 */
export async function recorder() {
  process.env.NODE_ENV = 'production';
  const before = await built('without', [withoutInspector, withoutRecorder]);
  const between = await built('recorder', [withoutInspector]);
  const after = await built('with', []);
  rmSync(FOLDER, { recursive: true, force: true });
  const others = [...between.codes].filter(
    ([name, code]) => !INSPECTOR.test(name) && code !== after.codes.get(name),
  );
  const touched = others.map(([name, code]) => {
    const added = (after.codes.get(name) ?? '').length - code.length;
    return `${name} (${added} bytes more)`;
  });
  console.log(
    `With an empty inspector, ${between.codes.size - others.length} of ${between.codes.size} files of script have the same bytes but for hashes; the others: ${touched.join(', ')}`,
  );
  const names = new Set([...before.codes.keys(), ...after.codes.keys()]);
  const rows = [...names].flatMap((name) => {
    const [old, now] = [before.codes.get(name), after.codes.get(name)];
    if (old !== undefined && now !== undefined && nameless(old) === nameless(now)) return [];
    const isFirst = after.first.includes(name) && now !== undefined;
    const when = isFirst ? 'at once' : INSPECTOR.test(name) ? 'with ?inspect' : 'later';
    return [{ file: name, loaded: when, without: zipped(old), with: zipped(now) }];
  });
  console.log(
    'Files of the shop that are other code with inspector and recorder, in bytes of gzip',
  );
  console.table(rows);
  const cost = rows
    .filter(({ loaded }) => loaded === 'at once')
    .reduce((sum, row) => sum + row.with - row.without, 0);
  console.log(
    `Recorder and the entry's few lines: ${cost} bytes of gzip (at most ${MOST}); ${names.size - rows.length} of ${names.size} files are the same but for the letters of names`,
  );
  return cost <= MOST && others.every(([name]) => after.first.includes(name));
}

if (process.argv[1]?.endsWith('recorder.mjs')) process.exitCode = (await recorder()) ? 0 : 1;
