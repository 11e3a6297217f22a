import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextButton } from '../../ui/TextButton.tsx';
import { Outcome } from './Outcome.tsx';

interface MessageSentProps {
  children: ReactNode;
  /** Shows the form again. */
  onAgain: () => void;
}

/** Replaces a message form after it was sent, with a link to the home page. */
export function MessageSent({ children, onAgain }: MessageSentProps) {
  return (
    <>
      <Outcome href="/" action={<Trans>Browse flowers</Trans>}>
        {children}
      </Outcome>
      <p>
        <TextButton onClick={onAgain}>
          <Trans>Write another message</Trans>
        </TextButton>
      </p>
    </>
  );
}
