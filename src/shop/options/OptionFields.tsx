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
  /** Says of each that is not chosen that it has to be. */
  isMissingTold: boolean;
}

/** A radio group for each option; what cannot be had beside the rest of the choice is marked. */
export function OptionFields({ product, choice, onChoose, isMissingTold }: OptionFieldsProps) {
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
        error={isMissingTold && !choice[code] ? t`Please choose one.` : undefined}
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

/** On a tile there is room for what it costs now. */
const withoutDiscount = (range: Range): Range => ({
  ...range,
  minimum_price: { ...range.minimum_price, discount: null },
});

/** The choice with this value of one option, or with none. */
function withValue(choice: Choice, code: string, uid: string | null): Choice {
  const { [code]: _, ...others } = choice;
  return uid === null ? others : { ...others, [code]: uid };
}
