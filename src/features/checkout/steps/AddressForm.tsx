import { isPostcodeOptional } from '../../../lib/address/addressForm.ts';
import { AddressFields } from '../../../shop/AddressFields.tsx';
import type { Destinations } from '../../../shop/useCountries.ts';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import form from '../../../ui/Form.module.css';
import { SignInOffer } from './SignInOffer.tsx';
import type { useAddressForm } from './useAddressForm.ts';

interface AddressFormProps {
  address: ReturnType<typeof useAddressForm>;
  destinations: Destinations;
  hasEmail?: boolean;
}

/** The fields of an address below their error summary. */
export function AddressForm({ address, destinations, hasEmail = false }: AddressFormProps) {
  const { idPrefix, value, setValue, attempt, errors, problems } = address;
  return (
    <div className={form.form}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <AddressFields
        idPrefix={idPrefix}
        value={value}
        onChange={setValue}
        errors={errors}
        countries={destinations.countries}
        hasEmail={hasEmail}
        afterEmail={<SignInOffer email={value.email ?? ''} />}
        isPostcodeOptional={isPostcodeOptional(value.country_id, destinations)}
      />
    </div>
  );
}
