import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useFormDraft } from '../../../actors/useFormDraft.ts';
import { useFormSubmission } from '../../../actors/useFormSubmission.ts';
import { Alert } from '../../../shop/Alert.tsx';
import { AlertOffline } from '../../../shop/AlertOffline.tsx';
import { FailureText } from '../../../shop/account/FailureText.tsx';
import { useWhenDone } from '../../../shop/useWhenDone.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import styles from './NewsletterForm.module.css';

/** The newsletter checkbox. A choice that could not be saved stays as it was ticked. */
export function NewsletterForm({ isSubscribed }: { isSubscribed: boolean }) {
  const { t } = useLingui();
  const [wish, setWish] = useFormDraft<boolean | null>('newsletter', null);
  const last = useFormSubmission('subscribe');
  const { isBusy, failure, done } = last;
  const isChecked = wish ?? done?.isSubscribed ?? isSubscribed;
  useWhenDone(done, () => {
    // The box may have been ticked again meanwhile.
    if (wish === done?.isSubscribed) setWish(null);
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) last.send({ kind: 'subscribe', isSubscribed: isChecked });
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      {failure && (
        <Alert focusOn={failure}>
          <FailureText failure={failure} />
        </Alert>
      )}
      <Checkbox
        id="newsletter"
        name="is_subscribed"
        label={t`Subscribe to news and updates`}
        isChecked={isChecked}
        onChange={(isTicked) => {
          last.clear();
          setWish(isTicked);
        }}
      />
      <Button type="submit" priority="high" isLarge isBusy={isBusy}>
        <Trans>Save</Trans>
      </Button>
      <AlertOffline failure={last.failure} />
      {done && (
        <Alert kind="info">
          {done.isSubscribed ? (
            <Trans>Your choice is saved: you will receive news and updates by email.</Trans>
          ) : (
            <Trans>Your choice is saved: you will not receive news and updates.</Trans>
          )}
        </Alert>
      )}
    </form>
  );
}
