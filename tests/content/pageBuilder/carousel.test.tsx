import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Carousel } from '../../../src/content/carousel/Carousel.tsx';

i18n.loadAndActivate({ locale: 'en_US', locales: ['en-US'], messages: {} });

/** The first paint, before the carousel has measured itself. */
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

it('Carousel: a slider has its arrows at first paint, so that nothing moves later', () => {
  expect(firstPaint(true, 'One', 'Two')).toMatch(/aria-label="Previous".*aria-label="Next"/);
  expect(firstPaint(true, 'One')).not.toContain('aria-label="Next"');
  expect(firstPaint(false, 'One', 'Two')).not.toContain('aria-label="Next"');
});

it('Carousel: a line of products reserves room for its arrows until it is measured', () => {
  const room = /<\/ul><\/div><div class="[^"]*controls[^"]*"><\/div><\/div>$/;
  expect(firstPaint(false, 'One', 'Two')).toMatch(room);
  expect(firstPaint(false, 'One')).not.toMatch(room);
});
