import { describe, expect, it } from 'vitest';
import type { Background, Box } from '../../../src/content/pageBuilder/nodes.ts';
import {
  borderStyle,
  boxStyle,
  groundOf,
  rulesOf,
} from '../../../src/content/pageBuilder/styles.ts';

const BOX: Box = {
  ...{ paddingTop: null, paddingRight: null, paddingBottom: null, paddingLeft: null },
  ...{ marginTop: null, marginRight: null, marginBottom: null, marginLeft: null },
  ...{ border: null, borderColor: null, borderWidth: null, borderRadius: null },
  ...{ textAlign: null, minHeight: null, backgroundColor: null },
  ...{ cssClasses: [], isHidden: false, mediaQueries: [] },
};

describe('Content styles', () => {
  it('are empty when the owner set nothing', () => {
    expect(boxStyle(BOX)).toEqual({});
    expect(rulesOf('a', BOX)).toBe('');
  });

  it('include a border only when its style is visible', () => {
    expect(borderStyle({ ...BOX, border: 'none', borderWidth: '1px' })).toEqual({});
    expect(borderStyle({ ...BOX, border: 'solid', borderColor: 'red' })).toEqual({
      borderStyle: 'solid',
      borderColor: 'red',
      borderWidth: '1px',
    });
  });
});

describe('Background picture address', () => {
  const boxWithPicture = (desktopImage: string): Box & Partial<Background> => ({
    ...BOX,
    desktopImage,
  });

  it('cannot end the string, the rule or the style element', () => {
    const css = rulesOf('a', boxWithPicture('/files/a.jpg"\\)}*{color:red}</style><script>\n'));
    expect(css.split('\n')[0]).toBe(
      '.a{background-image:url("/files/a.jpg%22%5C)}*{color:red}%3C/style%3E%3Cscript%3E%0A")}',
    );
  });

  it('has a greater width for wide windows and a smaller one under 768 px', () => {
    expect(rulesOf('a', boxWithPicture('/media/a.jpg')).match(/width=\d+/g)).toEqual([
      'width=1600',
      'width=2560',
      'width=960',
    ]);
  });
});

describe('Background behind text', () => {
  it.each([
    [['#1d3b2f'], 'deep'],
    [['#000'], 'deep'],
    [['rgb(22, 32, 27)'], 'deep'],
    [['#16201bff'], 'deep'],
    [['#16201b20'], undefined],
    [['#000f'], 'deep'],
    [['rgba(0, 0, 0, 0.2)'], undefined],
    [['#ffffff'], 'light'],
    [['#e9efe9'], 'light'],
    [['transparent'], undefined],
    [[null], undefined],
    [['#16201b', 'rgba(255, 255, 255, 0.1)'], 'deep'],
    [['#16201b', 'rgba(255, 255, 255, 0.9)'], 'light'],
    [['#ffffff', 'rgba(0, 0, 0, 0.7)'], 'deep'],
    [[null, 'rgba(0, 0, 0, 0.7)'], 'deep'],
    [['#16201b', null], 'deep'],
  ])('of the colours %s is %s', (colours, ground) => {
    expect(groundOf(...colours)).toBe(ground);
  });
});
