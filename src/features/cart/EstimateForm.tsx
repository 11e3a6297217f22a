import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Estimate } from '../../../machines/formSubmissions/context.ts';
import { useCartFields } from '../../actors/useCart.ts';
import { useFormSubmission } from '../../actors/useFormSubmission.ts';
import { isPostcodeOptional } from '../../lib/address/addressForm.ts';
import { Alert } from '../../shop/Alert.tsx';
import { useAddressLabels } from '../../shop/addressLabels.ts';
import { RegionField } from '../../shop/RegionField.tsx';
import type { Destinations } from '../../shop/useCountries.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Estimate.module.css';
import { useCartFailureText } from './useCartFailureText.ts';

/** The parts of an address that the estimate needs. */
export function EstimateForm({ destinations }: { destinations: Destinations }) {
  const { t } = useLingui();
  const { cartId } = useCartFields('cartId');
  const labels = useAddressLabels();
  const failureText = useCartFailureText();
  const { isBusy, failure, done, send, clear } = useFormSubmission('estimate');
  const [isRefused, setRefused] = useState(false);
  const [place, setPlace] = useState<Estimate['place']>({
    country_id: destinations.defaultCountry,
    region_code: '',
    postcode: '',
  });
  const [sent, setSent] = useState<Estimate['place'] | null>(null);
  const isOfPlace = sent === place;
  const regions = destinations.countries.find(({ id }) => id === place.country_id)?.regions ?? [];
  const isOptional = isPostcodeOptional(place.country_id, destinations);
  const isRegionMissing = regions.length > 0 && !place.region_code;
  const isPostcodeMissing = !isOptional && !place.postcode.trim();
  const change = (next: Partial<Estimate['place']>) => {
    setPlace({ ...place, ...next });
    if (done || failure) clear();
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setRefused(isRegionMissing || isPostcodeMissing);
    if (isBusy || isRegionMissing || isPostcodeMissing || cartId === null) return;
    setSent(place);
    send({ kind: 'estimate', cartId, place: { ...place, postcode: place.postcode.trim() } });
  }

  return (
    <form onSubmit={submit} noValidate>
      {failure && isOfPlace && <Alert focusOn={failure}>{failureText(failure)}</Alert>}
      <SelectField
        id="estimate-country"
        label={labels.country_id}
        autoComplete="country"
        options={destinations.countries.map(({ id, name }) => ({ value: id, label: name }))}
        value={place.country_id}
        onChange={(country_id) => change({ country_id, region_code: '' })}
      />
      <RegionField
        id="estimate-region"
        label={labels.region_code}
        autoComplete="address-level1"
        regions={regions}
        value={place.region_code}
        onChange={(region_code) => change({ region_code })}
        error={isRefused && isRegionMissing ? t`Is required.` : undefined}
      />
      <TextField
        id="estimate-postcode"
        label={labels.postcode}
        autoComplete="postal-code"
        isOptional={isOptional}
        value={place.postcode}
        onChange={(postcode) => change({ postcode })}
        error={isRefused && isPostcodeMissing ? t`Is required.` : undefined}
      />
      <Button type="submit" isBusy={isBusy}>
        <Trans>Estimate</Trans>
      </Button>
      <p role="status" className={styles.outcome}>
        {done && isOfPlace && (
          <Trans>The total above includes the cheapest shipping to this address.</Trans>
        )}
      </p>
    </form>
  );
}
