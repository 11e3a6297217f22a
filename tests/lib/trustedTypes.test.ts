import { beforeEach, describe, expect, it, vi } from 'vitest';

type Rules = Record<'createHTML' | 'createScriptURL' | 'createScript', (text: string) => string>;

/** The module in a browser whose Trusted Types are played by the test. */
async function opened() {
  const made: [name: string, rules: Rules][] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Rules) => {
      made.push([name, rules]);
      return { createHTML: (html: string) => ({ trusted: rules.createHTML(html) }) };
    },
  });
  const module = await import('../../src/lib/trustedTypes.ts');
  const [[name = '', rules] = []] = made;
  if (!rules) throw new Error('no policy was made');
  return { ...module, made, name, rules };
}

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

describe('Trusted Types: one policy', () => {
  it('is the default one, so that no text reaches the page past it', async () => {
    const { made, name } = await opened();
    expect(made).toHaveLength(1);
    expect(name).toBe('default');
  });

  it('markup of anybody is refused before the sanitiser is there, and cleaned from then on', async () => {
    const { rules, cleanWith } = await opened();
    expect(() => rules.createHTML('<b>x</b>')).toThrow(TypeError);
    cleanWith((html) => `clean ${html}`);
    expect(rules.createHTML('<b>x</b>')).toBe('clean <b>x</b>');
  });

  it("the sanitiser's own markup is taken as it is, and only its own", async () => {
    const { rules, cleanWith, asCleaner, trusted } = await opened();
    cleanWith((html) => asCleaner(() => `clean ${rules.createHTML(html)}`));
    expect(trusted('<i>x</i>')).toEqual({ trusted: '<i>x</i>' });
    expect(rules.createHTML('<i>x</i>')).toBe('clean <i>x</i>');
    expect(() =>
      asCleaner(() => {
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
  ])('the script at %s: %s', async (url, isAllowed) => {
    const { rules } = await opened();
    if (isAllowed) expect(rules.createScriptURL(url)).toBe(url);
    else expect(() => rules.createScriptURL(url)).toThrow(TypeError);
  });

  it('a script text is JSON or refused', async () => {
    const { rules } = await opened();
    expect(rules.createScript('{"@type":"Product"}')).toBe('{"@type":"Product"}');
    expect(() => rules.createScript('alert(1)')).toThrow(SyntaxError);
  });
});

describe('without Trusted Types', () => {
  it('markup stays a text', async () => {
    vi.stubGlobal('trustedTypes', undefined);
    const { trusted, asCleaner } = await import('../../src/lib/trustedTypes.ts');
    expect(trusted('<b>x</b>')).toBe('<b>x</b>');
    expect(asCleaner((policy) => policy)).toBeUndefined();
  });
});
