import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Sheet {
  href: string;
  css: string;
  classes: ReadonlySet<string>;
}

/**
 * Selects the built style sheets that a document needs before any script loads: the shell's, and
 * each other sheet that defines one of the document's classes or that is required.
 * @param shell - the URL of the shell's own sheet.
 */
export function createStyles(folder: string, shell: string) {
  const assets = join(folder, 'assets');
  const sheets: Sheet[] = readdirSync(assets)
    .filter((name) => name.endsWith('.css'))
    .map((name) => {
      const css = readFileSync(join(assets, name), 'utf8').trim();
      const classes = new Set(
        [...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, one = '']) => one),
      );
      return { href: `/assets/${name}`, css, classes };
    })
    // The shell's rules come first, as in the browser.
    .sort((a, b) => Number(b.href === shell) - Number(a.href === shell));
  return (html: string, required: string[]): { css: string; hrefs: string[] } => {
    const used = new Set(
      [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const needed = sheets.filter(
      ({ href, classes }) =>
        href === shell ||
        required.includes(href.slice(1)) ||
        [...used].some((name) => classes.has(name)),
    );
    return {
      // A text in our own CSS could contain the end tag of a style element.
      css: needed.map(({ css }) => css.replaceAll('</', '<\\/')).join('\n'),
      hrefs: needed.map(({ href }) => href),
    };
  };
}
