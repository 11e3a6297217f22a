import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextButton } from '../ui/TextButton.tsx';
import { TextField } from '../ui/TextField.tsx';

interface MoreOfStreetProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
}

/** A street's second line, which no parcel needs: out of the way until it is asked for, or there. */
export function MoreOfStreet({ id, value, onChange }: MoreOfStreetProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  // It stays when it is emptied again.
  if (value && !isOpen) setOpen(true);

  if (!isOpen) {
    return (
      <div>
        <TextButton
          aria-expanded={false}
          onClick={() => {
            setOpen(true);
            setAsked(true);
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
      ref={isAsked ? takeFocus : undefined}
      label={t`Apartment or floor`}
      isOptional
      autoComplete="address-line2"
      value={value}
      onChange={onChange}
    />
  );
}

/** The button that was pressed is gone: the field has its place. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();
