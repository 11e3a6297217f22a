import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES } from '../../src/locales/locales.ts';

const shell = readFileSync('index.html', 'utf8');

/** Looks up a text in a language's catalogues. */
function translationOf(locale: string, text: string): string | undefined {
  const catalog = readFileSync(`src/locales/${locale}/messages.po`, 'utf8');
  return catalog.split(`msgid "${text}"\nmsgstr "`)[1]?.split('"\n')[0];
}

it.each(LOCALES)('index.html: its offline texts equal those of the catalogue %s', (locale) => {
  const tag = locale.replace('_', '-');
  const words = shell.split(`<template id="offline-${tag}">`)[1]?.split('</template>')[0];
  const texts = ['You are offline. Some features may be unavailable.'];
  for (const text of [...texts, 'You are offline. What you see here may be old.']) {
    expect(words).toContain(translationOf(locale, text) ?? 'no such text');
  }
});
