import { expect, it } from 'vitest';
import { withoutDirectives } from '../../src/content/html/directives.ts';

it.each([
  ['{{media url=wysiwyg/a.jpg}}', '/media/wysiwyg/a.jpg'],
  ['{{media url="wysiwyg/a_b.jpg"}}', '/media/wysiwyg/a_b.jpg'],
  ["{{media url='/wysiwyg/a.jpg'}}", '/media/wysiwyg/a.jpg'],
  ['{{media url=&quot;a.jpg&quot;}}', '/media/a.jpg'],
  ['{\\"x\\":\\"{{media url=a.jpg}}\\"}', '{\\"x\\":\\"/media/a.jpg\\"}'],
  ['<img src="{{media url="a.jpg"}}">', '<img src="/media/a.jpg">'],
  ['{{store url="contact"}}', '/contact'],
  ['{{store direct_url="sale.html"}}', '/sale.html'],
  ['{{store url=""}}', '/'],
  ['{{trans "Thank you"}}', 'Thank you'],
  ['a{{config path="general/name"}}b', 'ab'],
  ['a{{widget type="X" x={1} }}b', 'ab'],
  [
    '{{widget condition_option="sku" condition_option_value="A-1, B-2"}}',
    '<i data-skus="A-1, B-2"></i>',
  ],
  ['{{widget condition_option="category_ids" condition_option_value="4"}}', ''],
  ['{{media url=a" onerror="alert(1)}}', '/media/a'],
  ['{{', '{{'],
  ['{{ a {{trans "x"}}', '{{ a x'],
  ['{{widget condition_option="sku" condition_option_value=""}}', ''],
  ['a { b } }} c', 'a { b } }} c'],
])('Directives: are resolved or removed in %s', (html, expected) => {
  expect(withoutDirectives(html)).toBe(expected);
});

it('Directives: are parsed in linear time', () => {
  const started = performance.now();
  withoutDirectives('{{media '.repeat(50_000));
  withoutDirectives(`{{${'a'.repeat(400_000)}`);
  expect(performance.now() - started).toBeLessThan(1_000);
});
