import { useLingui } from '@lingui/react/macro';
import { useIsOffline } from '../../../actors/useIsOffline.ts';

/** The labels and error messages of a card's fields, for all card processors. */
export function useCardWords() {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  return {
    number: { label: t`Card number`, malformed: t`Please check the card number.` },
    expiry: {
      label: t`Expiry date`,
      malformed: t`Please enter a month and year to come, like 09/28.`,
    },
    code: {
      label: t`Security code`,
      malformed: t`Please enter the three or four digits from the card.`,
    },
    required: t`Is required.`,
    unreachable: isOffline
      ? t`You are offline. Nothing was paid: try again once you are back online.`
      : t`Your card could not be checked. Nothing was charged; please try again.`,
  };
}
