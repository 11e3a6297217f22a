import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '../../../shop/Alert.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';

/**
 * Shown while the shop finds out whether a payment without a response has led to an order. The
 * steps that it replaces are longer, so the focus brings it into view.
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
