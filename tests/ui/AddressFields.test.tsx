import { cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ShippingAddress } from '../../machines/domain.ts';
import { AddressFields } from '../../src/shop/AddressFields.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

const countries = [
  { id: 'US', name: 'United States', regions: [{ id: 43, code: 'NY', name: 'New York' }] },
  { id: 'HK', name: 'Hong Kong SAR', regions: [] },
];

describe('Address fields', () => {
  it.each([
    ['textbox', 'Email', 'email'],
    ['textbox', 'First Name', 'given-name'],
    ['textbox', 'Last Name', 'family-name'],
    ['textbox', 'Street Address', 'address-line1'],
    ['textbox', 'City', 'address-level2'],
    ['textbox', 'ZIP / Postal Code', 'postal-code'],
    ['textbox', 'Phone Number', 'tel'],
    ['combobox', 'Country', 'country'],
    ['combobox', 'State / Region', 'address-level1'],
  ])('have a %s named %s that the browser can fill in', (role, name, autocomplete) => {
    const { getByRole } = form();
    expect(getByRole(role, { name }).getAttribute('autocomplete')).toBe(autocomplete);
  });

  it('omit the email for customers', () => {
    expect(form(false).queryByRole('textbox', { name: 'Email' })).toBeNull();
  });

  it('report the whole address', async () => {
    const { shopper, getByRole, address } = form();
    const type = (name: string, text: string) => shopper.type(getByRole('textbox', { name }), text);
    await type('First Name', 'Imogen');
    await type('Street Address', '218 Perry Street');
    await shopper.click(getByRole('button', { name: 'Add an apartment or floor' }));
    expect(document.activeElement).toBe(getByRole('textbox', { name: 'Apartment or floor' }));
    await shopper.keyboard('3');
    await shopper.selectOptions(getByRole('combobox', { name: 'State / Region' }), 'New York');
    expect(address()).toMatchObject({
      firstname: 'Imogen',
      street: ['218 Perry Street', '3'],
      region_code: 'NY',
      country_id: 'US',
    });
  });

  it('hide the second street line unless it is filled in', async () => {
    const { shopper, getByRole, queryByRole } = form(true);
    expect(queryByRole('textbox', { name: 'Apartment or floor' })).toBeNull();
    const more = getByRole('button', { name: 'Add an apartment or floor', expanded: false });
    expect(more).toBeDefined();
    cleanup();
    const prefilled = form(true, ['218 Perry Street', '3']);
    const field = prefilled.getByRole('textbox', { name: 'Apartment or floor' });
    expect(field).toHaveProperty('value', '3');
    expect(document.activeElement).toBe(document.body);
    await shopper.clear(field);
    expect(prefilled.getByRole('textbox', { name: 'Apartment or floor' })).toBe(field);
  });

  it('offer a text field for the region in a country without a list, and clear the previous region', async () => {
    const { shopper, getByRole, address } = form();
    await shopper.selectOptions(getByRole('combobox', { name: 'State / Region' }), 'New York');
    await shopper.selectOptions(getByRole('combobox', { name: 'Country' }), 'Hong Kong SAR');
    expect(getByRole('textbox', { name: 'State / Region' })).toHaveProperty('value', '');
    expect(address()).toMatchObject({ country_id: 'HK', region_code: '' });
  });
});

function form(hasEmail = true, street: string[] = []) {
  let latest: ShippingAddress | undefined;
  const empty = {
    firstname: '',
    lastname: '',
    street,
    city: '',
    region_code: '',
    postcode: '',
    telephone: '',
    country_id: 'US',
  };
  function ControlledForm() {
    const [value, setValue] = useState<ShippingAddress>(empty);
    latest = value;
    return (
      <AddressFields
        idPrefix="s"
        value={value}
        onChange={setValue}
        errors={{}}
        countries={countries}
        hasEmail={hasEmail}
      />
    );
  }
  return { ...show(<ControlledForm />), address: () => latest };
}
