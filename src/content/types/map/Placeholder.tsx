import { useMapsKey } from '../../../actors/useEnvironment.ts';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { PlaceholderBox } from '../../pageBuilder/PlaceholderBox.tsx';
import { addressLines } from './addressLines.ts';
import styles from './Placeholder.module.css';
import type { MapLocation, MapNode } from './read.ts';

/** Reserves the space of the map, if it can be shown, and of the list of locations. */
export function MapPlaceholder({ node }: ViewProps<MapNode>) {
  const { locations, height } = node;
  const hasMap = useMapsKey() !== '' && locations.some(({ position }) => position);
  return (
    <PlaceholderBox node={node} className={styles.map}>
      {hasMap && <div className={styles.sheet} style={{ height: height ?? undefined }} />}
      <div className={styles.places}>
        {locations.map((place, index) => (
          <div key={index} className={styles.place} style={{ '--lines': numberOfLines(place) }} />
        ))}
      </div>
    </PlaceholderBox>
  );
}

const numberOfLines = (place: MapLocation): number =>
  addressLines(place).length + [place.phone, place.comment].filter(Boolean).length;
