import { beforeEach, describe, expect, it, vi } from 'vitest';

type Rules = Record<'createHTML' | 'createScriptURL' | 'createScript', (text: string) => string>;

/** The module in a browser with simulated Trusted Types. */
async function importModule() {
  const policies: [name: string, rules: Rules][] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Rules) => {
      policies.push([name, rules]);
      return { createHTML: (html: string) => ({ trusted: rules.createHTML(html) }) };
    },
  });
  const module = await import('../../src/lib/trustedTypes.ts');
  const [[name = '', rules] = []] = policies;
  if (!rules) throw new Error('no policy was made');
  return { ...module, policies, name, rules };
}

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

describe('Trusted Types policy', () => {
  it('is registered as the default policy, so that no text bypasses it', async () => {
    const { policies, name } = await importModule();
    expect(policies).toHaveLength(1);
    expect(name).toBe('default');
  });

  it('rejects markup before the sanitiser is loaded and cleans it afterwards', async () => {
    const { rules, setSanitiser } = await importModule();
    expect(() => rules.createHTML('<b>x</b>')).toThrow(TypeError);
    setSanitiser((html) => `clean ${html}`);
    expect(rules.createHTML('<b>x</b>')).toBe('clean <b>x</b>');
  });

  it('accepts the sanitiser’s own markup only', async () => {
    const { rules, setSanitiser, runAsSanitiser, trustMarkup } = await importModule();
    setSanitiser((html) => runAsSanitiser(() => `clean ${rules.createHTML(html)}`));
    expect(trustMarkup('<i>x</i>')).toEqual({ trusted: '<i>x</i>' });
    expect(rules.createHTML('<i>x</i>')).toBe('clean <i>x</i>');
    expect(() =>
      runAsSanitiser(() => {
        throw new Error('broken');
      }),
    ).toThrow('broken');
    expect(rules.createHTML('<i>x</i>')).toBe('clean <i>x</i>');
  });

  it.each([
    ['/sw.js', true],
    ['https://maps.googleapis.com/maps/api/js?key=x', true],
    ['https://evil.example/x.js', false],
    ['https://maps.googleapis.com.evil.example/maps/', false],
    ['/sw.js/../evil.js', false],
    ['data:text/javascript,alert(1)', false],
  ])('allows the script at %s: %s', async (url, isAllowed) => {
    const { rules } = await importModule();
    if (isAllowed) expect(rules.createScriptURL(url)).toBe(url);
    else expect(() => rules.createScriptURL(url)).toThrow(TypeError);
  });

  it('accepts only JSON as a script’s text', async () => {
    const { rules } = await importModule();
    expect(rules.createScript('{"@type":"Product"}')).toBe('{"@type":"Product"}');
    expect(() => rules.createScript('alert(1)')).toThrow(SyntaxError);
  });
});

describe('Trusted Types policy: without browser support', () => {
  it('returns markup as plain text', async () => {
    vi.stubGlobal('trustedTypes', undefined);
    const { trustMarkup, runAsSanitiser } = await import('../../src/lib/trustedTypes.ts');
    expect(trustMarkup('<b>x</b>')).toBe('<b>x</b>');
    expect(runAsSanitiser((policy) => policy)).toBeUndefined();
  });
});
