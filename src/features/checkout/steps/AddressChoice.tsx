import { Trans, useLingui } from '@lingui/react/macro';
import { useCheckoutFields } from '../../../actors/useCheckout.ts';
import { useIsRunning } from '../../../actors/useIsRunning.ts';
import { addressLines } from '../../../lib/address/addressLines.ts';
import type { Destinations } from '../../../shop/useCountries.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { RadioChoices } from '../../../ui/RadioChoices.tsx';
import { useIntlLocale } from '../../../ui/useIntlLocale.ts';
import { AddressForm } from './AddressForm.tsx';
import { NEW_ADDRESS, type useAddressChoice } from './useAddressChoice.ts';

interface AddressChoiceProps {
  choice: ReturnType<typeof useAddressChoice>;
  destinations: Destinations;
  hasEmail?: boolean;
}

/**
 * A choice among the customer's addresses and a new one; without saved addresses, only the form.
 */
export function AddressChoice({ choice, destinations, hasEmail = false }: AddressChoiceProps) {
  const { t } = useLingui();
  const countries = new Intl.DisplayNames([useIntlLocale()], { type: 'region', fallback: 'code' });
  const { isSignedIn } = useCheckoutFields('isSignedIn');
  const canKeep = useIsRunning('account') && isSignedIn;
  const { book, picked, pick, form, shouldSave, setShouldSave } = choice;
  const { idPrefix } = form;
  const isNew = picked === NEW_ADDRESS;
  return (
    <>
      {book.length > 0 && (
        <RadioChoices
          id={`${idPrefix}-choice`}
          label={t`Your addresses`}
          isLabelHidden
          value={picked}
          onChange={pick}
          choices={[
            ...book.map((address) => {
              const country = address.country_id && (countries.of(address.country_id) ?? '');
              const { name, place } = addressLines(address, country);
              return {
                value: String(address.id),
                label: `${name}, ${place}`,
                shown: name,
                note: place,
              };
            }),
            { value: NEW_ADDRESS, label: t`Another address` },
          ]}
        />
      )}
      {isNew && <AddressForm address={form} destinations={destinations} hasEmail={hasEmail} />}
      {isNew && canKeep && (
        <Checkbox
          id={`${idPrefix}-keep`}
          label={<Trans>Save to my address book</Trans>}
          isChecked={shouldSave}
          onChange={setShouldSave}
        />
      )}
    </>
  );
}
