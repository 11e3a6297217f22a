import { useLingui } from '@lingui/react/macro';
import type { MapLocation, MapNode } from '../nodes.ts';
import styles from './Places.module.css';

/** The places of a map as a list: names, addresses and how to call them. */
export function Places({ node }: { node: MapNode }) {
  const { t } = useLingui();
  return (
    <ul className={styles.places} aria-label={t`Locations`}>
      {node.locations.map((place, index) => (
        <li key={index} className={styles.place}>
          <h3>{place.name}</h3>
          <address>
            {linesOf(place).map((line) => (
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

const linesOf = ({ address, city, state, zipcode, country }: MapLocation): string[] =>
  [address, [city, state, zipcode].filter(Boolean).join(', '), country].filter(Boolean);
