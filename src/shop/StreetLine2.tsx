import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextButton } from '../ui/TextButton.tsx';
import { TextField } from '../ui/TextField.tsx';

interface StreetLine2Props {
  id: string;
  value: string;
  onChange: (value: string) => void;
}

/**
 * The optional second line of a street. It stays collapsed until the shopper opens it or it has a
 * value.
 */
export function StreetLine2({ id, value, onChange }: StreetLine2Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [isOpenedByShopper, setOpenedByShopper] = useState(false);
  // Stay open when the shopper empties the field.
  if (value && !isOpen) setOpen(true);

  if (!isOpen) {
    return (
      <div>
        <TextButton
          aria-expanded={false}
          onClick={() => {
            setOpen(true);
            setOpenedByShopper(true);
          }}
        >
          <Trans>Add an apartment or floor</Trans>
        </TextButton>
      </div>
    );
  }
  return (
    <TextField
      id={id}
      ref={isOpenedByShopper ? takeFocus : undefined}
      label={t`Apartment or floor`}
      isOptional
      autoComplete="address-line2"
      value={value}
      onChange={onChange}
    />
  );
}

/** The pressed button has disappeared: the field takes over its focus. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();
