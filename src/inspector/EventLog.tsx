import { useEffect, useRef } from 'react';
import type { Moment } from '../adapters/inspection/moments.ts';
import { redact } from '../lib/redact.ts';
import styles from './EventLog.module.css';

/** Maximum number of lines shown around the current event; stepping reaches the others. */
const SHOWN = 60;
/** Maximum length of an event's payload in characters: on the current line, and on the others. */
const MOST_OF_SHOWN = 2_000;
const MOST_OF_OTHERS = 300;

interface EventLogProps {
  moments: readonly Moment[];
  /** Index of the current event. */
  at: number;
  chosen: string;
  onTravel: (at: number) => void;
  onChoose: (id: string) => void;
}

/** Lists the events with time, sender, receiver and payload. */
export function EventLog({ moments, at, chosen, onTravel, onChoose }: EventLogProps) {
  const list = useRef<HTMLOListElement>(null);
  const first = Math.max(0, Math.min(at + SHOWN / 2, moments.length) - SHOWN);
  const lines = moments.slice(first, first + SHOWN);
  const newest = lines.at(-1);
  useEffect(() => {
    if (list.current) scrollIntoList(list.current);
  }, [newest, at]);
  return (
    <ol className={styles.log} ref={list} aria-label="Events" start={first + 1}>
      {lines.map((moment, index) => {
        const line = first + index;
        const { type, ...payload } = moment.event;
        return (
          <li key={line} aria-current={line === at ? 'step' : undefined}>
            <button
              type="button"
              data-is-chosen={moment.actorId === chosen || undefined}
              onClick={() => {
                onTravel(line);
                onChoose(moment.actorId);
              }}
            >
              <time>{TIME.format(moment.at)}</time>{' '}
              <span>
                {moment.sender ?? 'outside'} → <b>{moment.actorId}</b>
              </span>{' '}
              <code>{String(redact(type))}</code> {moment.hasFailed && <strong>failed</strong>}
              {Object.keys(payload).length > 0 && (
                <small>{textOf(payload, line === at ? MOST_OF_SHOWN : MOST_OF_OTHERS)}</small>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/**
 * Scrolls the current line into view within the list; `scrollIntoView` would scroll the page too.
 */
function scrollIntoList(list: HTMLOListElement) {
  const line = list.querySelector<HTMLElement>('[aria-current]');
  if (!line) return;
  const lowest = line.offsetTop + line.offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(line.offsetTop, Math.max(list.scrollTop, lowest));
}

// Shared: creating a formatter takes longer than formatting.
const TIME = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hour12: false,
});

const textOf = (payload: object, maxLength: number): string =>
  JSON.stringify(redact(payload)).slice(0, maxLength);
