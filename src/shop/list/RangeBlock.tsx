import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useState } from 'react';
import { type Filter, rangeIn } from '../../lib/catalogue/listFilters.ts';
import { share } from '../../lib/share.ts';
import styles from './RangeBlock.module.css';
import { RangeEnd } from './RangeEnd.tsx';

interface RangeBlockProps {
  code: string;
  /** The bounds of the whole list. */
  least: number;
  most: number;
  chosen: Filter | null;
  /** Formats a value. */
  wordsOf: (value: number) => string;
  /** Called with the new range; null for the whole range. */
  onChange: (filter: Filter | null) => void;
}

/** A range filter with two handles. The list updates when a handle is released. */
export function RangeBlock({ code, least, most, chosen, wordsOf, onChange }: RangeBlockProps) {
  const { t } = useLingui();
  const range = chosen ? rangeIn(chosen.value) : null;
  const current: [number, number] = [Number(range?.from ?? least), Number(range?.to ?? most)];
  const [dragged, setDragged] = useState<[number, number] | null>(null);
  const [from, to] = dragged ?? current;

  const choose = () => {
    setDragged(null);
    if (from === current[0] && to === current[1]) return;
    if (from <= least && to >= most) return onChange(null);
    const value = `${from > least ? from : '*'}_${to < most ? to : '*'}`;
    onChange({ code, value, label: `${wordsOf(from)} – ${wordsOf(to)}` });
  };
  const look: CSSProperties & Record<`--${string}`, number> = {
    '--from': share(from, least, most),
    '--to': share(to, least, most),
  };
  const shared = { least, most, wordsOf, onDone: choose };
  return (
    <div className={styles.range} style={look}>
      <p className={styles.words} aria-hidden="true">
        <span className="money">{wordsOf(from)}</span>
        <span className="money">{wordsOf(to)}</span>
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
