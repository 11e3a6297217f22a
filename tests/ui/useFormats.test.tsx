import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { formattedTexts } from '../../src/lib/text/formattedTexts.ts';
import { Price } from '../../src/ui/Price.tsx';
import { useFormats } from '../../src/ui/useFormats.ts';

const Count = ({ value }: { value: number }) => useFormats().number(value);
const List = ({ labels }: { labels: string[] }) =>
  useFormats().text(`list ${labels.join()}`, () => new Intl.ListFormat('en-US').format(labels));

function renderFormatted(formatted: Record<string, string>) {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: 'en_US', locales: ['en-US'], messages: {} });
  Object.assign(formattedTexts(i18n), formatted);
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <Price amount={{ value: 48, currency: 'USD' }} /> <Count value={1_234} />{' '}
      <List labels={['Rose', 'Iris']} />
    </I18nProvider>,
  );
  return { text: container.textContent, formatted: formattedTexts(i18n) };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('Formats: a page shows the numbers and lists of its document without formatting them', () => {
  const { text, formatted } = renderFormatted({});
  expect(text).toBe('$48.00 1,234 Rose and Iris');
  const number = vi.spyOn(Number.prototype, 'toLocaleString');
  const numberFormat = vi.spyOn(Intl, 'NumberFormat');
  const listFormat = vi.spyOn(Intl, 'ListFormat');
  expect(renderFormatted(JSON.parse(JSON.stringify(formatted))).text).toBe(
    '$48.00 1,234 Rose and Iris',
  );
  expect(number).not.toHaveBeenCalled();
  expect(numberFormat).not.toHaveBeenCalled();
  expect(listFormat).not.toHaveBeenCalled();
});
