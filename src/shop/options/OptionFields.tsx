import { useLingui } from '@lingui/react/macro';
import { OptionTiles } from '../../ui/OptionTiles.tsx';
import { PriceRange } from '../PriceRange.tsx';
import type { WithOptions } from './OptionsFragment.ts';
import {
  availability,
  type Choice,
  optionsOf,
  pricesOf,
  type PriceRange as Range,
} from './options.ts';

interface OptionFieldsProps {
  product: WithOptions;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** Whether to show an error at each option without a chosen value. */
  isMissingShown: boolean;
}

/**
 * A radio group for each option of a product. Values that do not combine with the rest of the
 * choice are disabled and marked.
 */
export function OptionFields({ product, choice, onChoose, isMissingShown }: OptionFieldsProps) {
  const { t } = useLingui();
  const notes = { there: undefined, soldOut: t`Sold out`, notMade: t`Not available` };
  return optionsOf(product).map((option) => {
    const { code, label, values } = option;
    const prices = pricesOf(product, choice, option);
    return (
      <OptionTiles
        key={code}
        id={code}
        label={label}
        value={choice[code] ?? null}
        onChange={(uid) => onChoose(withValue(choice, code, uid))}
        error={isMissingShown && !choice[code] ? t`Please choose one.` : undefined}
        options={values.map(({ uid, label, swatch }) => {
          const state = availability(product, choice, code, uid);
          const price = prices[uid];
          return {
            value: uid,
            label,
            swatch,
            note: notes[state],
            isDisabled: state !== 'there',
            price: price && state === 'there' && <PriceRange range={withoutDiscount(price)} />,
          };
        })}
      />
    );
  });
}

/** A tile only has room for the current price. */
const withoutDiscount = (range: Range): Range => ({
  ...range,
  minimum_price: { ...range.minimum_price, discount: null },
});

/** Sets the value of one option, or clears it with null. */
function withValue(choice: Choice, code: string, uid: string | null): Choice {
  const { [code]: _, ...others } = choice;
  return uid === null ? others : { ...others, [code]: uid };
}
