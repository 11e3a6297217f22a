import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '../../../shop/Alert.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';

/**
 * Shown while the shop finds out whether a payment without a response has led to an order. The note
 * takes the focus, which scrolls it into view: the steps that stood in its place were longer.
 */
export function ConfirmingOrder() {
  const { t } = useLingui();
  return (
    <>
      <Spinner isSmall label={t`We are checking your order`} />
      <Alert kind="info" focusOn="always">
        <Trans>
          The shop has not answered yet, so we are asking whether your order arrived. That usually
          takes half a minute, and nothing is sent twice.
        </Trans>
      </Alert>
    </>
  );
}
