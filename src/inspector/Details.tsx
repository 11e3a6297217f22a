import { useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { AppActor } from '../actors/AppActor.ts';
import { selectStores } from '../actors/stores.ts';
import { redact } from '../lib/redact.ts';
import { Fallible } from './Fallible.tsx';
import styles from './Panel.module.css';

interface DetailsProps {
  snapshot: AnyMachineSnapshot | undefined;
  app: AppActor;
}

/** Shows the chosen machine's context and tags, and the shop's stores, all redacted. */
export function Details(props: DetailsProps) {
  return (
    <Fallible resetKey={props.app}>
      <Parts {...props} />
    </Fallible>
  );
}

function Parts({ snapshot, app }: DetailsProps) {
  const [open, setOpen] = useState<string | null>('context');
  const stores: Record<string, unknown> = selectStores(app);
  const parts: [string, unknown][] = [
    ...(snapshot
      ? ([
          ['context', snapshot.context],
          ['tags', [...snapshot.tags]],
        ] satisfies [string, unknown][])
      : []),
    ...Object.entries(stores).map(([name, store]): [string, unknown] => [`store ${name}`, store]),
  ];
  return (
    <div className={styles.details}>
      {parts.map(([name, value]) => (
        <section key={name}>
          <button
            type="button"
            aria-expanded={open === name}
            onClick={() => setOpen(open === name ? null : name)}
          >
            {name}
          </button>
          {open === name && <pre>{JSON.stringify(redact(value), null, 2)}</pre>}
        </section>
      ))}
    </div>
  );
}
