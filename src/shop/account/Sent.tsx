import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextButton } from '../../ui/TextButton.tsx';
import { Outcome } from './Outcome.tsx';

interface SentProps {
  children: ReactNode;
  /** Shows the form again. */
  onAgain: () => void;
}

/** A note has been sent; the way on leads to the flowers. */
export function Sent({ children, onAgain }: SentProps) {
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
