import { useLingui } from '@lingui/react/macro';
import { useIntlLocale } from '../../ui/useIntlLocale.ts';
import type { Fact } from './attributes.ts';
import type { ProductAttribute } from './useAttributes.ts';

interface FactRowProps {
  fact: Fact;
  /** Missing while, and where, the platform does not tell. */
  attribute: ProductAttribute | undefined;
}

/** One fact: what it is called, and what it is. */
export function FactRow({ fact, attribute }: FactRowProps) {
  const { t } = useLingui();
  const locale = useIntlLocale();
  const { code, value, labels } = fact;

  function said(): string {
    if (labels) return new Intl.ListFormat(locale, { type: 'unit' }).format(labels);
    const option = attribute?.options.find((one) => one?.value === value);
    if (option) return option.label;
    if (attribute?.frontend_input !== 'BOOLEAN') return value;
    return value === '1' ? t`Yes` : t`No`;
  }

  return (
    <>
      <dt>{attribute?.label ?? readable(code)}</dt>
      <dd>{said()}</dd>
    </>
  );
}

/** A code as words, for want of better ones: same_day, Same day. */
const readable = (code: string): string => {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
