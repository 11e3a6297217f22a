import { describe, expect, it } from 'vitest';
import { filesLoadedWith, missingPreloads } from '../../src/build/omitLoadedPreloads.ts';

const chunk = (imports: string[], css: string[] = []) => ({
  imports,
  viteMetadata: { importedCss: new Set(css) },
});
const CHUNKS = {
  'entry.js': chunk(['vendor.js']),
  'vendor.js': chunk(['runtime.js']),
  'runtime.js': chunk([]),
  'cart.js': chunk(['vendor.js', 'money.js']),
  'money.js': chunk(['vendor.js']),
  'plain.js': chunk(['vendor.js']),
  'dressed.js': chunk(['vendor.js'], ['dressed.css']),
};
const LOADED = new Set(['entry.js', 'vendor.js', 'runtime.js']);

describe('preload lists', () => {
  it('count static imports of every depth as loaded', () => {
    expect([...filesLoadedWith(['entry.js'], CHUNKS)].sort()).toEqual([
      'entry.js',
      'runtime.js',
      'vendor.js',
    ]);
  });

  it('name the file and only those imports that are not loaded', () => {
    const all = ['cart.js', 'vendor.js', 'runtime.js', 'money.js'];
    expect(missingPreloads('cart.js', all, LOADED, CHUNKS)).toEqual(['cart.js', 'money.js']);
  });

  it('are empty for a file that needs nothing else', () => {
    expect(missingPreloads('plain.js', ['plain.js', 'vendor.js'], LOADED, CHUNKS)).toEqual([]);
  });

  it('name a file whose style sheet would delay it', () => {
    expect(missingPreloads('dressed.js', ['dressed.js', 'vendor.js'], LOADED, CHUNKS)).toEqual([
      'dressed.js',
    ]);
  });
});
