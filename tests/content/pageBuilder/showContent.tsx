import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { RichContent } from '../../../src/content/RichContent.tsx';

/** Shows rich content, and waits until the code that its first screen needs is there. */
export async function showContent(html: string): Promise<void> {
  render(
    <I18nProvider i18n={i18n}>
      <RichContent html={html} placeholder={<i>Waiting</i>} />
    </I18nProvider>,
  );
  await expect.poll(() => screen.queryByText('Waiting')).toBe(null);
}
