import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { classNames } from './classNames.ts';
import { FieldError, fieldAria } from './Field.tsx';
import styles from './OptionTiles.module.css';
import { TextButton } from './TextButton.tsx';

interface OptionTile {
  value: string;
  label: string;
  /** A CSS background to show beside the label: a colour or `url(…)`. */
  swatch?: string | undefined;
  /** A short note under the label, such as the reason why the option is unavailable. */
  note?: string | undefined;
  /** The option's price; screen readers announce it after the name. */
  price?: ReactNode;
  isDisabled?: boolean;
}

interface OptionTilesProps {
  /** The group's id, which is also the id of the first radio. */
  id: string;
  label: string;
  options: readonly OptionTile[];
  value: string | null;
  onChange: (value: string | null) => void;
  error?: string | undefined;
}

/**
 * A radio group of tiles for one option of a product. The choice can be cleared; a tile shows a
 * swatch if its option has one.
 */
export function OptionTiles({ id, label, options, value, onChange, error }: OptionTilesProps) {
  const { t } = useLingui();
  const group = useRef<HTMLDivElement>(null);
  const chosen = options.find((option) => option.value === value);

  // The button disappears with the choice that it clears: move the focus to the radio.
  function clear() {
    group.current?.querySelector<HTMLElement>('input:checked')?.focus();
    onChange(null);
  }

  return (
    <div ref={group} role="radiogroup" aria-labelledby={`${id}-label`}>
      <p className={styles.legend}>
        <span id={`${id}-label`}>{label}</span>
        {chosen && <span className={styles.chosen}>{chosen.label}</span>}
        {chosen && options.length > 1 && (
          <TextButton isQuiet aria-label={t`Clear ${label}`} onClick={clear}>
            <Trans>Clear</Trans>
          </TextButton>
        )}
      </p>
      <div className={styles.options}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={classNames(styles.option, option.swatch && styles.swatch)}
          >
            <input
              {...(index === 0 ? fieldAria({ id, error }) : {})}
              type="radio"
              name={id}
              value={option.value}
              {...(option.price ? { 'aria-describedby': `${id}-${option.value}-price` } : {})}
              aria-label={option.note ? `${option.label}, ${option.note}` : option.label}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.tile}>
              {option.swatch && <i style={swatchStyle(option.swatch)} />}
              <span>
                {option.label}
                {option.note && <small>{option.note}</small>}
                {option.price && <small id={`${id}-${option.value}-price`}>{option.price}</small>}
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

function swatchStyle(swatch: string): CSSProperties {
  return { background: swatch };
}
