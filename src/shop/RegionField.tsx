import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { Country } from '../../machines/domain.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';

interface RegionFieldProps extends ComponentProps<typeof TextField> {
  regions: Country['regions'];
}

/** A select of the country's regions, or a text field for a country without any. */
export function RegionField({ regions, ...field }: RegionFieldProps) {
  const { t } = useLingui();
  if (regions.length === 0) return <TextField {...field} isOptional />;

  const { id, label, error, className, autoComplete, value, onChange } = field;
  const isKnown = regions.some(({ code }) => code === value);
  return (
    <SelectField
      {...{ id, label, error, className, autoComplete, onChange }}
      options={[
        ...(isKnown ? [] : [{ value: '', label: t`Please choose` }]),
        ...regions.map(({ code, name }) => ({ value: code, label: name })),
      ]}
      value={isKnown ? value : ''}
    />
  );
}
