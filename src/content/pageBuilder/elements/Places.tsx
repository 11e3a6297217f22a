import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../../ui/classNames.ts';
import type { MapLocation, MapNode } from '../nodes.ts';
import { boxStyle } from '../styles.ts';
import { useNodeRules } from '../useNodeRules.tsx';
import styles from './Places.module.css';

/** The places of a map as a list: names, addresses and how to call them. */
export function Places({ node }: { node: MapNode }) {
  const { t } = useLingui();
  const { name, rules } = useNodeRules(node);
  if (node.locations.length === 0) return null;
  return (
    <>
      {rules}
      <div className={classNames(name, ...node.cssClasses)} style={boxStyle(node)}>
        <ul className={styles.places} aria-label={t`Locations`}>
          {node.locations.map((place) => (
            <li key={`${place.name} ${place.address}`} className={styles.place}>
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
      </div>
    </>
  );
}

const linesOf = ({ address, city, state, zipcode, country }: MapLocation): string[] =>
  [address, [city, state, zipcode].filter(Boolean).join(', '), country].filter(Boolean);
