import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../ui/useFormats.ts';
import { useIntlLocale } from '../../ui/useIntlLocale.ts';
import type { ShownAttribute } from './attributes.ts';
import type { ProductAttribute } from './useAttributes.ts';

interface FactRowProps {
  fact: ShownAttribute;
  /** Undefined until the platform has sent it, or if the platform has none. */
  attribute: ProductAttribute | undefined;
}

/** A product attribute: its label and its value. */
export function FactRow({ fact, attribute }: FactRowProps) {
  const { t } = useLingui();
  const locale = useIntlLocale();
  const { text } = useFormats();
  const { code, value, labels } = fact;

  function valueText(): string {
    if (labels) {
      return text(`list ${labels.join('\n')}`, () =>
        // Narrow, so that English lists have no "and"; type "unit" has no separator in Chinese.
        new Intl.ListFormat(locale, { style: 'narrow' }).format(labels),
      );
    }
    const option = attribute?.options.find((candidate) => candidate?.value === value);
    if (option) return option.label;
    if (attribute?.frontend_input !== 'BOOLEAN') return value;
    return value === '1' ? t`Yes` : t`No`;
  }

  return (
    <>
      <dt>{attribute?.label ?? labelFromCode(code)}</dt>
      <dd>{valueText()}</dd>
    </>
  );
}

/** Turns an attribute code into words as a fallback label: same_day becomes "Same day". */
const labelFromCode = (code: string): string => {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
