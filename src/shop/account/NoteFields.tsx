import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { useMessageForm } from './useMessageForm.ts';

interface NoteFieldsProps {
  typed: ReturnType<typeof useMessageForm>;
  hasPhone?: boolean;
  isMessageOptional?: boolean;
  hint?: ReactNode;
}

/** The fields of a message to the shop. */
export function NoteFields({ typed, hasPhone, isMessageOptional, hint }: NoteFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField {...typed.field('name')} autoComplete="name" />
      <TextField {...typed.field('email')} type="email" inputMode="email" autoComplete="email" />
      {hasPhone && (
        <TextField
          {...typed.field('phone')}
          label={t`Phone Number`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          isOptional
        />
      )}
      <TextArea {...typed.field('message')} hint={hint} isOptional={isMessageOptional ?? false} />
    </>
  );
}
