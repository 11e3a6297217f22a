import { describe, expect, it } from 'vitest';
import { cleanStyleBlock } from '../../src/content/ownerStyles/cleanStyleBlock.ts';

describe('Style block cleaning', () => {
  it.each([
    ['.lead{color:red}', '@scope (.x){.lead{color: red}}'],
    [
      '/* a */ .a, .b > p:first-child { margin : 0 auto !important }',
      '@scope (.x){.a, .b > p:first-child{margin: 0 auto !important}}',
    ],
    [
      '@media (max-width: 480px){.a{margin:0}}',
      '@scope (.x){@media (max-width: 480px){.a{margin: 0}}}',
    ],
    ['#care{color:red}', '@scope (.x){#user-content-care{color: red}}'],
    ['.a{position:fixed;color:red}', '@scope (.x){.a{color: red}}'],
    ['.a{background:url(javascript:alert(1))}', ''],
    ['@import "https://evil.example/x.css"; .a{color:red}', '@scope (.x){.a{color: red}}'],
    ['@font-face{font-family:x;src:url(https://evil.example/x)}', ''],
    ['@font-face{font-family:x;src:url(//evil.example/x)}', ''],
    ['@font-face{font-family:x;src:url(/media/x),url(https://evil.example/x)}', ''],
    ['@font-face{font-family:"Figtree Variable";src:url(/media/x)}', ''],
    [
      '@font-face{font-family:Hand;src:url(/media/hand.woff2) format("woff2")}',
      '@font-face{font-family: Hand; src: url(/media/hand.woff2) format("woff2")}',
    ],
    [
      '@keyframes grow{from{width:0}50%,to{width:9px;behavior:url(x)}evil{width:1px}}.a{color:red}',
      '@keyframes grow{from{width: 0}50%,to{width: 9px}}@scope (.x){.a{color: red}}',
    ],
    ['@keyframes a;{from{width:0}}', ''],
    ['.a\\{}{color:red}', ''],
    ['.a{}</style><script>alert(1)</script>', ''],
    ['.a{color:red}}} body{display:none}', '@scope (.x){.a{color: red}}'],
    ['', ''],
    [
      'html .a, body > .b, #html-body .c, html > body .d{color:red}',
      '@scope (.x){.a,.b,.c,.d{color: red}}',
    ],
    [
      'body.home .a, .body .b, #html-bodyguard .c{color:red}',
      '@scope (.x){body.home .a, .body .b, #user-content-html-bodyguard .c{color: red}}',
    ],
    ['body > *{color:red}', '@scope (.x){*{color: red}}'],
    ['<!-- .a{color:red} .b{margin:0} -->', '@scope (.x){.a{color: red}.b{margin: 0}}'],
    ['!-- .a{color:red} -- >  .b{margin:0}', '@scope (.x){.a{color: red}.b{margin: 0}}'],
    [
      '@media(min-width:480px){.a{margin:0}}',
      '@scope (.x){@media(min-width:480px){.a{margin: 0}}}',
    ],
    [
      '@supports (display: grid){.a{margin:0}}',
      '@scope (.x){@supports (display: grid){.a{margin: 0}}}',
    ],
    ['@layer a{.a{margin:0}}', ''],
    [
      'a[href^="http"], a[href$=".pdf"], [lang|="zh"]{color:red}',
      '@scope (.x){a[href^="http"], a[href$=".pdf"], [lang|="zh"]{color: red}}',
    ],
    [':root{--q: #eee} :root .a{color:red}', '@scope (.x){:scope{--q: #eee}:scope .a{color: red}}'],
  ])('turns “%s” into safe scoped rules', (css, clean) => {
    expect(cleanStyleBlock(css, '.x')).toBe(clean);
  });
});
