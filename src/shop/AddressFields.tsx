import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Country, ShippingAddress } from '../../machines/domain.ts';
import form from '../ui/Form.module.css';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type AddressField, useAddressLabels } from './addressLabels.ts';
import { RegionField } from './RegionField.tsx';
import { StreetLine2 } from './StreetLine2.tsx';

interface AddressFieldsProps {
  /** Prefix of every control's id: error summaries link to `{idPrefix}-city`, for example. */
  idPrefix: string;
  value: ShippingAddress;
  onChange: (value: ShippingAddress) => void;
  /** The error message of each invalid field. */
  errors: Partial<Record<AddressField, string>>;
  countries: readonly Country[];
  /** Whether to ask for an email address: a guest gives one with the shipping address. */
  hasEmail?: boolean;
  /** Content below the email field. */
  afterEmail?: ReactNode;
  /** Whether addresses in the chosen country need no postcode. */
  isPostcodeOptional?: boolean;
}

/** All fields of an address. Place them in a form's grid (`ui/Form.module.css`). */
export function AddressFields({
  idPrefix,
  value,
  onChange,
  errors,
  countries,
  hasEmail = false,
  afterEmail,
  isPostcodeOptional = false,
}: AddressFieldsProps) {
  const { t } = useLingui();
  const labels = useAddressLabels();
  const country = countries.find(({ id }) => id === value.country_id);
  const [street = '', more = ''] = value.street;

  const common = (field: AddressField) => ({
    id: `${idPrefix}-${field}`,
    label: labels[field],
    error: errors[field],
  });
  const text = (field: Exclude<AddressField, 'street' | 'country_id'>, autoComplete: string) => ({
    ...common(field),
    autoComplete,
    value: value[field] ?? '',
    onChange: (next: string) => onChange({ ...value, [field]: next }),
  });

  return (
    <>
      {hasEmail && (
        <div>
          <TextField
            {...text('email', 'email')}
            type="email"
            inputMode="email"
            hint={t`For your receipt and delivery updates.`}
          />
          {afterEmail}
        </div>
      )}
      <TextField {...text('firstname', 'given-name')} className={form.half} />
      <TextField {...text('lastname', 'family-name')} className={form.half} />
      <SelectField
        {...common('country_id')}
        autoComplete="country"
        options={[
          ...(country ? [] : [{ value: '', label: t`Please choose` }]),
          ...countries.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={country ? value.country_id : ''}
        onChange={(country_id) => onChange({ ...value, country_id, region_code: '' })}
      />
      <TextField
        {...common('street')}
        autoComplete="address-line1"
        value={street}
        onChange={(next) => onChange({ ...value, street: more ? [next, more] : [next] })}
      />
      <StreetLine2
        id={`${idPrefix}-street2`}
        value={more}
        onChange={(next) => onChange({ ...value, street: next ? [street, next] : [street] })}
      />
      <TextField {...text('city', 'address-level2')} className={form.third} />
      <RegionField
        {...text('region_code', 'address-level1')}
        regions={country?.regions ?? []}
        className={form.third}
      />
      <TextField
        {...text('postcode', 'postal-code')}
        className={form.third}
        isOptional={isPostcodeOptional}
      />
      <TextField {...text('telephone', 'tel')} type="tel" inputMode="tel" />
    </>
  );
}
