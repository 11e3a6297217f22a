import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import type { CartItem, GiftMessage } from '../../../machines/domain.ts';
import { useCartCommands } from '../../actors/useCartChanges.ts';
import { useFormSubmission } from '../../actors/useFormSubmission.ts';
import { countCharacters } from '../../lib/text/countCharacters.ts';
import { Alert } from '../../shop/Alert.tsx';
import { isUnsaved, useGiftDraft } from '../../shop/useGiftDraft.ts';
import { useWhenDone } from '../../shop/useWhenDone.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './GiftCard.module.css';
import { useCartFailureText } from './useCartFailureText.ts';

/** The maximum number of characters in a gift message. */
const MAX_LENGTH = 200;

const EMPTY: GiftMessage = { to: '', from: '', message: '' };

interface GiftCardFormProps {
  item: CartItem;
  cartId: string;
  onClose: () => void;
}

/** The form of a gift message: recipient, text and sender. Saving it empty removes the message. */
export function GiftCardForm({ item, cartId, onClose }: GiftCardFormProps) {
  const { t } = useLingui();
  const { isBusy, failure, done, send } = useFormSubmission('giftMessage');
  const { quantityOf } = useCartCommands();
  const failureText = useCartFailureText();
  const [draft, setDraft] = useGiftDraft(item, cartId);
  const gift = draft ?? item.gift ?? EMPTY;
  const count = countCharacters(gift.message);
  const isTooLong = count > MAX_LENGTH;
  const used = t`${count} of ${MAX_LENGTH} characters`;
  const entry = (field: keyof typeof gift, label: string) => ({
    id: `gift-${item.uid}-${field}`,
    label,
    isOptional: true,
    value: gift[field],
    onChange: (text: string) => setDraft({ ...gift, [field]: text }),
  });
  useWhenDone(done?.itemUid === item.uid, () => {
    // Another text may have been typed meanwhile.
    if (done && !isUnsaved(gift, done.gift)) onClose();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isTooLong) return;
    const itemUid = item.uid;
    // The platform requires a quantity with the gift message: send the last requested one.
    const quantity = quantityOf(item);
    const trimmed = {
      to: gift.to.trim(),
      from: gift.from.trim(),
      message: gift.message.trim(),
    };
    send({ kind: 'giftMessage', cartId, itemUid, quantity, gift: trimmed });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure && <Alert focusOn={failure}>{failureText(failure)}</Alert>}
      <TextField {...entry('to', t`Recipient`)} autoComplete="off" />
      <TextArea
        {...entry('message', t`Card message`)}
        name="message"
        hint={isTooLong ? undefined : used}
        error={isTooLong ? used : undefined}
      />
      <TextField {...entry('from', t`Sender`)} autoComplete="off" />
      <div className={styles.ways}>
        <Button type="submit" isBusy={isBusy}>
          <Trans>Save</Trans>
        </Button>
        <TextButton isQuiet onClick={onClose}>
          <Trans>Cancel</Trans>
        </TextButton>
      </div>
    </form>
  );
}
