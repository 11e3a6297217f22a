import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { activateLocale } from '../../src/locales/activate.ts';
import { ErrorSummary } from '../../src/ui/ErrorSummary.tsx';
import { RadioChoices } from '../../src/ui/RadioChoices.tsx';
import { SelectField } from '../../src/ui/SelectField.tsx';
import { TextField } from '../../src/ui/TextField.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

const doNothing = () => {};

describe('Form field', () => {
  it('is named by its label alone and described by its error and hint', () => {
    const { getByRole } = show(
      <TextField
        id="em"
        label="Email"
        hint="For the receipt."
        error="Is required."
        isOptional
        value=""
        onChange={doNothing}
      />,
    );
    const field = getByRole('textbox', { name: 'Email' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe('em-error em-hint');
    expect(document.getElementById('em-error')?.textContent).toBe('Is required.');
    expect(document.getElementById('em-hint')?.textContent).toBe('For the receipt.');
  });

  it('passes autocomplete and input mode on', () => {
    const { getByRole } = show(
      <TextField
        id="zip"
        label="ZIP"
        value="1"
        onChange={doNothing}
        autoComplete="postal-code"
        inputMode="numeric"
      />,
    );
    const field = getByRole('textbox', { name: 'ZIP' });
    expect(field.getAttribute('autocomplete')).toBe('postal-code');
    expect(field.getAttribute('inputmode')).toBe('numeric');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('is required, unless it is optional or a search', () => {
    const field = (more: object) => {
      cleanup();
      const { getByRole, queryByText } = show(
        <TextField id="of" label="Number" value="" onChange={doNothing} {...more} />,
      );
      const isRequired = getByRole('textbox').getAttribute('aria-required') === 'true';
      return [isRequired, queryByText('Optional') !== null];
    };
    expect(field({})).toEqual([true, false]);
    expect(field({ isOptional: true })).toEqual([false, true]);
    expect(field({ inputMode: 'search' })).toEqual([false, false]);
  });

  it('is a combobox when it has options', () => {
    const { getByRole } = show(
      <SelectField
        id="co"
        label="Country"
        value="HK"
        onChange={doNothing}
        options={[{ value: 'HK', label: 'Hong Kong' }]}
      />,
    );
    expect(getByRole('combobox', { name: 'Country' })).toHaveProperty('value', 'HK');
  });

  it('names each radio choice by its title, not its price', () => {
    const { getByRole } = show(
      <RadioChoices
        id="m"
        label="Shipping Method"
        value="flat"
        onChange={doNothing}
        choices={[{ value: 'flat', label: 'Flat Rate - Fixed', price: '$5.00' }]}
      />,
    );
    expect(getByRole('radio', { name: 'Flat Rate - Fixed' })).toHaveProperty('checked', true);
    expect(getByRole('group', { name: 'Shipping Method' })).toBeTruthy();
  });
});

describe('Error summary', () => {
  const email = { id: 'em', label: 'Email', message: 'Is required.' };
  const city = { id: 'ci', label: 'City', message: 'Is required.' };
  const form = (attempt: number, problems: (typeof email)[], message?: string) => (
    <>
      <ErrorSummary attempt={attempt} problems={problems} message={message} />
      <input id="em" aria-label="Email" />
      <input id="ci" aria-label="City" />
    </>
  );

  it('is absent before the first attempt', () => {
    const { queryByRole } = show(form(0, [email]));
    expect(queryByRole('alert')).toBeNull();
  });

  it('sends the focus to the first invalid field, once per attempt', () => {
    const { rerender } = show(form(1, [city, email]));
    expect(document.activeElement?.id).toBe('ci');
    document.getElementById('em')?.focus();
    rerender(form(1, [city]));
    expect(document.activeElement?.id).toBe('em');
    rerender(form(1, []));
    rerender(form(1, [city]));
    expect(document.activeElement?.id).toBe('em');
    rerender(form(2, [city]));
    expect(document.activeElement?.id).toBe('ci');
  });

  it('takes the focus when the platform refused the form', () => {
    const { getByRole } = show(form(1, [], 'The platform said no.'));
    expect(document.activeElement).toBe(getByRole('alert'));
  });

  it('links to each field', async () => {
    const { getByRole, shopper } = show(form(1, [email, city]));
    await shopper.click(getByRole('link', { name: 'City: Is required.' }));
    expect(document.activeElement?.id).toBe('ci');
  });

  it('separates label and message by the colon of the language', async () => {
    const { getByRole } = show(form(1, [email]));
    onTestFinished(async () => void (await activateLocale('en_US')));
    await act(() => activateLocale('zh_Hant-HK'));
    expect(getByRole('link', { name: 'Email：Is required.' })).toBeTruthy();
  });
});
