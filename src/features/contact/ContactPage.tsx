import { Trans, useLingui } from '@lingui/react/macro';
import { useFormSubmission } from '../../actors/useFormSubmission.ts';
import { useIsOffline } from '../../actors/useIsOffline.ts';
import { CmsBlock } from '../../content/CmsBlock.tsx';
import { AccountForm } from '../../shop/account/AccountForm.tsx';
import { AccountPage } from '../../shop/account/AccountPage.tsx';
import anemone from '../../shop/account/anemone.webp';
import { MessageSent } from '../../shop/account/MessageSent.tsx';
import { NoteFields } from '../../shop/account/NoteFields.tsx';
import { useMessageForm } from '../../shop/account/useMessageForm.ts';

/** /contact: a message to the shop's staff. */
export function ContactPage() {
  const { t } = useLingui();
  const unanswered = useIsOffline()
    ? t`You are offline. Your message may have arrived all the same.`
    : t`We received no valid answer from the shop. Your message may have arrived all the same.`;
  const last = useFormSubmission('contact');
  const formState = useMessageForm('contact', { isSent: last.done !== undefined });
  const email = last.done?.note.email;
  const lead = t`Ask us about a flower, an order or a day that matters.`;
  return (
    <AccountPage
      title={t`Contact Us`}
      description={lead}
      lead={lead}
      picture={anemone}
      alternatives={<CmsBlock identifier="contact" />}
    >
      {email !== undefined ? (
        <MessageSent onAgain={last.clear}>
          <Trans>Your message has been sent. We will reply to {email}.</Trans>
        </MessageSent>
      ) : (
        <AccountForm
          formState={formState}
          captcha="CONTACT"
          last={last}
          submit={<Trans>Send</Trans>}
          unanswered={unanswered}
          onSubmit={() => last.send({ kind: 'contact', note: formState.note })}
        >
          <NoteFields formState={formState} hasPhone />
        </AccountForm>
      )}
    </AccountPage>
  );
}
