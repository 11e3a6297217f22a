import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { Failure } from '../../../../machines/failure.ts';
import { ConfirmDialog } from '../../../shop/account/ConfirmDialog.tsx';
import { RadioChoices } from '../../../ui/RadioChoices.tsx';

interface CancelReasonsProps {
  title: string;
  /** The reasons to choose from; empty if the shop does not ask for one. */
  reasons: readonly string[];
  isOpen: boolean;
  last: { isBusy: boolean; failure: Failure | undefined };
  /** Whether the platform sends an email with a link that confirms the cancellation. */
  isByMail: boolean;
  onCancel: (reason: string) => void;
  onClose: () => void;
}

/** A dialog that asks for the reason of a cancellation and for confirmation. */
export function CancelReasons(props: CancelReasonsProps) {
  const { title, reasons, isOpen, last, isByMail, onCancel, onClose } = props;
  const { t } = useLingui();
  const id = useId();
  const [reason, setReason] = useState<string | null>(null);
  const choices = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  const needsReason = reasons.length > 0;
  return (
    <ConfirmDialog
      title={title}
      isOpen={isOpen}
      last={last}
      confirm={isByMail ? <Trans>Send me the link</Trans> : <Trans>Cancel order</Trans>}
      keep={<Trans>Keep order</Trans>}
      onConfirm={() => {
        setMissing(needsReason && reason === null);
        if (!needsReason) onCancel(title);
        else if (reason !== null) onCancel(reason);
        else choices.current?.querySelector('input')?.focus();
      }}
      onClose={onClose}
    >
      <p>
        {isByMail ? (
          <Trans>We will send you an email with a link to cancel the order.</Trans>
        ) : (
          <Trans>This cannot be undone. What you have paid will be refunded.</Trans>
        )}
      </p>
      {needsReason && (
        <div ref={choices}>
          <RadioChoices
            id={id}
            label={t`Reason`}
            choices={reasons.map((reason) => ({ value: reason, label: reason }))}
            value={reason}
            onChange={(chosen) => {
              setReason(chosen);
              setMissing(false);
            }}
            error={isMissing ? t`Choose a reason.` : undefined}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}
