import { describe, expect, it } from 'vitest';
import { cleanStyleBlock } from '../../src/content/cleanStyleBlock.ts';

describe("the owner's own style rules", () => {
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
    ['.a\\{}{color:red}', ''],
    ['.a{}</style><script>alert(1)</script>', ''],
    ['.a{color:red}}} body{display:none}', '@scope (.x){.a{color: red}}'],
    ['', ''],
  ])('%s', (css, clean) => {
    expect(cleanStyleBlock(css, '.x')).toBe(clean);
  });
});
