import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

/**
 * Renders an element in English.
 *
 * @returns a simulated user
 */
export function show(piece: ReactNode) {
  // Other tests of the process may have left another language, or none.
  i18n.loadAndActivate({ locale: 'en_US', locales: ['en-US'], messages: {} });
  const shopper = userEvent.setup();
  const screen = render(piece, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  return { shopper, ...screen };
}
