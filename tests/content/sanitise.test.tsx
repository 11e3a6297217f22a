import { describe, expect, it } from 'vitest';
import { sanitise, sanitiseToDom, takeStyles } from '../../src/content/html/sanitise.ts';
import { cleanStyleBlock } from '../../src/content/ownerStyles/cleanStyleBlock.ts';
import { ATTACKS } from './attacks.ts';

describe('Sanitiser', () => {
  it('is tested against at least 150 attacks', () => {
    expect(new Set(ATTACKS).size).toBeGreaterThanOrEqual(150);
  });

  it.each(ATTACKS)('leaves nothing dangerous of %s', (attack) => {
    expect(dangersIn(sanitise(attack))).toEqual([]);
    expect(dangersIn(sanitise(`<div data-content-type="html">${attack}</div>`))).toEqual([]);
  });

  it('is checked by a test that finds every known danger', () => {
    const bad = `<script>1</script><a href=" java\nscript:1">x</a><img onerror=1 style="x:expression(1)">
      <form action="//evil"></form><i id="cookie"></i>`;
    expect(dangersIn(bad)).toEqual([
      'script',
      'form',
      'a href  java\nscript:1',
      'img onerror',
      'img style x:expression(1)',
      'i id cookie',
    ]);
  });
});

describe('Sanitiser: scripts and handlers', () => {
  it.each([
    ['<p onclick="x()">Peony</p>', '<p>Peony</p>'],
    ['<p>Rose<script>alert(1)</script></p>', '<p>Rose</p>'],
    ['<a href="javascript:alert(1)">Iris</a>', '<a>Iris</a>'],
    ['<iframe src="https://player.example/1"></iframe><b>Film</b>', '<b>Film</b>'],
    ['<p>Lily<object data="x.swf"><embed src="x"></object></p>', '<p>Lily</p>'],
  ])('are removed from %s', (dirty, clean) => {
    expect(sanitise(dirty)).toBe(clean);
  });
});

describe('Sanitiser: harmless markup', () => {
  it.each([
    '<h2>Care</h2><p class="lead">Cut the stems <em>slantwise</em>.</p>',
    '<ul><li>Water</li></ul><table><tbody><tr><td>18 °C</td></tr></tbody></table>',
    '<a href="/bouquets.html" title="All">Bouquets</a>',
    '<img src="/media/wysiwyg/a.jpg" alt="" width="800" height="1000">',
    '<p style="text-align: center; color: #1f4d3a">Centred</p>',
    '<svg viewBox="0 0 24 24"><path d="M4 12h16"></path></svg>',
    '<p lang="la">Rosa centifolia</p>',
  ])('is kept: %s', (html) => {
    expect(sanitise(html)).toBe(html);
  });

  it('is the same after a second cleaning', () => {
    const html = '<p id="care">Care</p><a href="#care" target="_blank">Read</a>';
    const once = sanitise(html);
    expect(sanitise(once)).toBe(once);
  });
});

describe('Sanitiser: ids and names', () => {
  it('get a prefix, as do the references to them', () => {
    expect(sanitise('<h2 id="body">x</h2><a href="#body">up</a>')).toBe(
      '<h2 id="user-content-body">x</h2><a href="#user-content-body">up</a>',
    );
    expect(sanitise('<p aria-describedby="a b">x</p>')).toBe(
      '<p aria-describedby="user-content-a user-content-b">x</p>',
    );
  });
});

describe('Sanitiser: a drawing', () => {
  it.each([
    [
      'colours, clips and masks are found under their new names',
      '<svg><defs><linearGradient id="g" href="#h"></linearGradient></defs><rect fill="url(#g)" clip-path="url(\'#c\')" mask="url(#m)" stroke="url(#g) red" marker-end="url(#a)" style="filter: url(#f)"></rect></svg>',
      '<svg><defs><linearGradient href="#user-content-h" id="user-content-g"></linearGradient></defs><rect fill="url(#user-content-g)" clip-path="url(\'#user-content-c\')" mask="url(#user-content-m)" stroke="url(#user-content-g) red" marker-end="url(#user-content-a)" style="filter: url(#user-content-f)"></rect></svg>',
    ],
    [
      'has its filters',
      '<svg><filter id="f"><feGaussianBlur stdDeviation="2"></feGaussianBlur></filter><g filter="url(#f)"></g></svg>',
      '<svg><filter id="user-content-f"><feGaussianBlur stdDeviation="2"></feGaussianBlur></filter><g filter="url(#user-content-f)"></g></svg>',
    ],
    [
      'calls nothing from elsewhere',
      '<svg><filter><feImage href="https://x.example/a.png"></feImage></filter><rect fill="url(https://x.example/a.svg#g)" stroke="red"></rect></svg>',
      '<svg><filter></filter><rect stroke="red"></rect></svg>',
    ],
    [
      'keeps the shop’s own pictures',
      '<svg><image href="/a.png"></image><image href="https://cdn.example/media/a.png"></image></svg>',
      '<svg><image href="/a.png"></image><image href="https://cdn.example/media/a.png"></image></svg>',
    ],
    [
      'a table’s ground that is no style goes',
      '<table background="https://x.example/a.png"><tbody background="/media/a.png"></tbody></table>',
      '<table><tbody></tbody></table>',
    ],
  ])('%s', (_, dirty, clean) => {
    expect(sanitise(dirty)).toBe(clean);
    expect(sanitise(clean)).toBe(clean);
  });
});

describe('Sanitiser: video and audio', () => {
  it.each([
    '<video src="/media/a.mp4" autoplay loop muted></video>',
    '<audio src="/media/a.mp3" AUTOPLAY="autoplay"></audio>',
  ])('lose autoplay and get controls: %s', (html) => {
    const [film] = sanitiseToDom(html).children;
    expect(film?.hasAttribute('autoplay')).toBe(false);
    expect(film?.hasAttribute('controls')).toBe(true);
  });
});

describe('Sanitiser: a link with a target', () => {
  it('gives the opened window no access to this one', () => {
    expect(sanitise('<a href="https://x.example" target="_blank">x</a>')).toBe(
      '<a href="https://x.example" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });
});

describe('Sanitiser: style attributes', () => {
  it.each([
    ['position: fixed; color: red', 'color: red'],
    ['--p: fixed; position: var(--p)', '--p: fixed'],
    ['background: url(javascript:alert(1)); margin: 0', 'margin: 0'],
    ['width: expression(alert(1)); height: 1px', 'height: 1px'],
    ['-moz-binding: url(//x/y.xml#z); color: red', 'color: red'],
    ['behavior: url(x.htc)', ''],
    ['color: r\\65 d; margin: 0', 'margin: 0'],
    ['background-image: url("/media/a.jpg"); color: red !important', null],
    ["background: url('data:image/png;base64,AA=='); color: blue", null],
    ['background: url(data:text/html,x); color: blue', 'color: blue'],
    ['nonsense; : ; color:; x', ''],
  ])('keep their safe declarations only: %s', (style, expected) => {
    const box = document.createElement('div');
    const p = document.createElement('p');
    p.setAttribute('style', style);
    box.append(p);
    const clean = sanitiseToDom(box.outerHTML).querySelector('p');
    expect(clean?.getAttribute('style') ?? '').toBe(expected ?? style);
  });
});

describe('Sanitiser: style elements', () => {
  it('are taken out of the markup and returned as text', () => {
    const body = sanitiseToDom('<style>ul>li{color:red}</style><p>x</p>');
    expect(takeStyles(body)).toBe('ul > li{color:red}');
    expect(body.innerHTML).toBe('<p>x</p>');
    expect(sanitise('<style>p{}</style><p>x</p>')).toBe('<p>x</p>');
  });

  it('cannot end the attribute or comment that carries them', () => {
    const css = '<style>a{content:"--></style><img src=x onerror=alert(1)>"}</style>';
    const body = sanitiseToDom(`<svg><desc>${css}</desc></svg>${css}`);
    const marks = [...body.querySelectorAll('[data-css]')].map((mark) => mark.outerHTML);
    expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks) expect(mark).not.toMatch(/--!?>|<\/s|onerror/);
  });
});

/** The parts of this HTML that could run, leave, or shadow a property of the page. */
function dangersIn(html: string): string[] {
  const page = new DOMParser().parseFromString(`<br>${html}`, 'text/html');
  const elements = [...page.querySelectorAll('*')];
  const tags =
    'script,iframe,frame,object,embed,applet,form,input,textarea,select,base,meta,link,style,template,math,use,animate,set,foreignObject,portal,dialog,noscript,xmp,plaintext';
  return [
    ...elements.filter((element) => element.matches(tags)).map((element) => element.localName),
    ...elements.flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) => {
        const bare = [...value].filter((character) => character > ' ').join('');
        const label = `${element.localName} ${name}`;
        if (/^on/i.test(name) || name === 'srcdoc' || name === 'formaction') return [label];
        if (/^(?:javascript|vbscript|data:text|livescript)/i.test(bare))
          return [`${label} ${value}`];
        if (name === 'style' && /javascript:|expression\(|binding|behavior|fixed/i.test(value)) {
          return [`${label} ${value}`];
        }
        if (/^(?:id|name)$/.test(name) && !value.startsWith('user-content-')) {
          return [`${label} ${value}`];
        }
        return [];
      }),
    ),
  ];
}

describe('Sanitiser: a style element that an editor put in a comment', () => {
  it('is read in plain content', () => {
    const body = sanitiseToDom('<style xml="space"><!-- .a{color:red} .b{margin:0} --></style>x');
    expect(cleanStyleBlock(takeStyles(body), '.x')).toBe(
      '@scope (.x){.a{color: red}.b{margin: 0}}',
    );
  });
});
