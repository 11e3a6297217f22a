import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { useMessageForm } from './useMessageForm.ts';

interface NoteFieldsProps {
  formState: ReturnType<typeof useMessageForm>;
  hasPhone?: boolean;
  isMessageOptional?: boolean;
  hint?: ReactNode;
}

/** The fields of a message to the shop. */
export function NoteFields({ formState, hasPhone, isMessageOptional, hint }: NoteFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField {...formState.field('name')} autoComplete="name" />
      <TextField
        {...formState.field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      {hasPhone && (
        <TextField
          {...formState.field('phone')}
          label={t`Phone Number`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          isOptional
        />
      )}
      <TextArea
        {...formState.field('message')}
        hint={hint}
        isOptional={isMessageOptional ?? false}
      />
    </>
  );
}
