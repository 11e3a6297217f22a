import { Trans } from '@lingui/react/macro';
import type { Money } from '../../../../machines/domain.ts';
import { useShownCurrency } from '../../../actors/useEnvironment.ts';
import { useIntlLocale } from '../../../ui/useIntlLocale.ts';

/** A note if the order is charged in a different currency than prices are shown in. */
export function ChargedCurrency({ total }: { total: Money | null }) {
  const locale = useIntlLocale();
  const shown = useShownCurrency();
  if (!total || shown === null || total.currency === shown) return null;
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const [charged, ours] = [names.of(total.currency), names.of(shown)];
  return (
    <p className="prose">
      <Trans>
        You will be charged in {charged}, not in {ours}.
      </Trans>
    </p>
  );
}
