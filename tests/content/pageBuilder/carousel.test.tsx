import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Carousel } from '../../../src/content/carousel/Carousel.tsx';

i18n.loadAndActivate({ locale: 'en_US', messages: {} });

/** As it is painted first, before it has measured itself. */
const firstPaint = (isSingle: boolean, ...items: string[]) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Carousel
        label="Slides"
        arrows
        dots={false}
        autoplay={false}
        autoplaySpeed={4_000}
        infinite
        isSingle={isSingle}
      >
        {items.map((item) => (
          <p key={item}>{item}</p>
        ))}
      </Carousel>
    </I18nProvider>,
  );

it('a slider has its arrows from the start, so that nothing moves when they can be used', () => {
  expect(firstPaint(true, 'One', 'Two')).toMatch(/aria-label="Previous".*aria-label="Next"/);
  expect(firstPaint(true, 'One')).not.toContain('aria-label="Next"');
  expect(firstPaint(false, 'One', 'Two')).not.toContain('aria-label="Next"');
});

it('a line of products keeps room for its arrows until it knows whether it has any', () => {
  const room = /<\/ul><\/div><div class="[^"]*controls[^"]*"><\/div><\/div>$/;
  expect(firstPaint(false, 'One', 'Two')).toMatch(room);
  expect(firstPaint(false, 'One')).not.toMatch(room);
});
