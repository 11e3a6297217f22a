import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextButton } from '../../ui/TextButton.tsx';
import { FormSuccess } from './FormSuccess.tsx';

interface MessageSentProps {
  children: ReactNode;
  /** Shows the form again. */
  onAgain: () => void;
}

/** Replaces a message form after it was sent, with a link to the home page. */
export function MessageSent({ children, onAgain }: MessageSentProps) {
  return (
    <>
      <FormSuccess href="/" action={<Trans>Browse flowers</Trans>}>
        {children}
      </FormSuccess>
      <p>
        <TextButton onClick={onAgain}>
          <Trans>Write another message</Trans>
        </TextButton>
      </p>
    </>
  );
}
