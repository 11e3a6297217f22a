import { Trans, useLingui } from '@lingui/react/macro';
import { Empty } from '../../../ui/Empty.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';

/** Shown while the shop finds out whether a payment without a response has led to an order. */
export function ConfirmingOrder() {
  const { t } = useLingui();
  return (
    <>
      <Spinner isSmall label={t`We are checking your order`} />
      <Empty>
        <Trans>
          The shop has not answered yet, so we are asking whether your order has arrived. That
          usually takes half a minute, and nothing is sent twice.
        </Trans>
      </Empty>
    </>
  );
}
