import { useLingui } from '@lingui/react/macro';
import { addressLines } from './addressLines.ts';
import styles from './Locations.module.css';
import type { MapNode } from './read.ts';

/** The locations of a map as a list: names, addresses and phone numbers. */
export function Locations({ node }: { node: MapNode }) {
  const { t } = useLingui();
  return (
    <ul className={styles.places} aria-label={t`Locations`}>
      {node.locations.map((place, index) => (
        <li key={index} className={styles.place}>
          {place.name && <p className={styles.name}>{place.name}</p>}
          <address>
            {addressLines(place).map((line) => (
              <span key={line}>{line}</span>
            ))}
            {place.phone && (
              <a href={`tel:${place.phone.replaceAll(/[^+\d]/g, '')}`}>{place.phone}</a>
            )}
          </address>
          {place.comment && <p>{place.comment}</p>}
        </li>
      ))}
    </ul>
  );
}
