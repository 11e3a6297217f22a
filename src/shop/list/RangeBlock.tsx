import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useState } from 'react';
import { type Filter, rangeIn } from '../../lib/catalogue/listFilters.ts';
import { fractionOf } from '../../lib/fractionOf.ts';
import styles from './RangeBlock.module.css';
import { RangeEnd } from './RangeEnd.tsx';

interface RangeBlockProps {
  code: string;
  /** The bounds of the whole list. */
  min: number;
  max: number;
  chosen: Filter | null;
  format: (value: number) => string;
  /** Called with the new range; null for the whole range. */
  onChange: (filter: Filter | null) => void;
}

/** A range filter with two handles. The list updates when a handle is released. */
export function RangeBlock({ code, min, max, chosen, format, onChange }: RangeBlockProps) {
  const { t } = useLingui();
  const range = chosen ? rangeIn(chosen.value) : null;
  const current: [number, number] = [Number(range?.from ?? min), Number(range?.to ?? max)];
  const [dragged, setDragged] = useState<[number, number] | null>(null);
  const [from, to] = dragged ?? current;

  const choose = () => {
    setDragged(null);
    if (from === current[0] && to === current[1]) return;
    if (from <= min && to >= max) return onChange(null);
    const value = `${from > min ? from : '*'}_${to < max ? to : '*'}`;
    onChange({ code, value, label: `${format(from)} – ${format(to)}` });
  };
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--from': fractionOf(from, min, max),
    '--to': fractionOf(to, min, max),
  };
  const shared = { min, max, format, onDone: choose };
  return (
    <div className={styles.range} style={style}>
      <p className={styles.words} aria-hidden="true">
        <span className="money">{format(from)}</span>
        <span className="money">{format(to)}</span>
      </p>
      <div className={styles.track}>
        <RangeEnd
          {...shared}
          label={t`From`}
          value={from}
          onMove={(value) => setDragged([Math.min(value, to), to])}
        />
        <RangeEnd
          {...shared}
          label={t`Up to`}
          value={to}
          onMove={(value) => setDragged([from, Math.max(value, from)])}
        />
      </div>
    </div>
  );
}
