import { describe, expect, it } from 'vitest';
import type { Background, Box } from '../../../src/content/pageBuilder/nodes.ts';
import { borderStyle, boxStyle, isDark, rulesOf } from '../../../src/content/pageBuilder/styles.ts';

const BOX: Box = {
  ...{ paddingTop: null, paddingRight: null, paddingBottom: null, paddingLeft: null },
  ...{ marginTop: null, marginRight: null, marginBottom: null, marginLeft: null },
  ...{ border: null, borderColor: null, borderWidth: null, borderRadius: null },
  ...{ textAlign: null, minHeight: null, backgroundColor: null },
  ...{ cssClasses: [], isHidden: false, mediaQueries: [] },
};

describe('what the owner set becomes style, and nothing else does', () => {
  it('nothing set, nothing written', () => {
    expect(boxStyle(BOX)).toEqual({});
    expect(rulesOf('a', BOX)).toBe('');
  });

  it('a border shows only where its style says so', () => {
    expect(borderStyle({ ...BOX, border: 'none', borderWidth: '1px' })).toEqual({});
    expect(borderStyle({ ...BOX, border: 'solid', borderColor: 'red' })).toEqual({
      borderStyle: 'solid',
      borderColor: 'red',
      borderWidth: '1px',
    });
  });
});

describe("a background picture's address", () => {
  const behind = (desktopImage: string): Box & Partial<Background> => ({ ...BOX, desktopImage });

  it('ends neither the string nor the rule nor the element it stands in', () => {
    const css = rulesOf('a', behind('/files/a.jpg"\\)}*{color:red}</style><script>\n'));
    expect(css.split('\n')[0]).toBe(
      '.a{background-image:url("/files/a.jpg%22%5C)}*{color:red}%3C/style%3E%3Cscript%3E%0A")}',
    );
  });

  it('is fetched wider for wide windows, narrower under 768 px', () => {
    expect(rulesOf('a', behind('/media/a.jpg')).match(/width=\d+/g)).toEqual([
      'width=1600',
      'width=2560',
      'width=960',
    ]);
  });
});

describe('text is light on dark grounds', () => {
  it.each([
    ['#1d3b2f', true],
    ['#000', true],
    ['rgb(22, 32, 27)', true],
    ['rgba(0, 0, 0, 0.2)', false],
    ['#ffffff', false],
    ['#e9efe9', false],
    ['transparent', false],
    [null, false],
  ])('%s: %s', (colour, dark) => {
    expect(isDark(colour)).toBe(dark);
  });
});
