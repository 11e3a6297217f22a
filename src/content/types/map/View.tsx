import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMapsKey } from '../../../actors/useEnvironment.ts';
import { Button } from '../../../ui/Button.tsx';
import { onDemand } from '../../../ui/onDemand.tsx';
import { useFocusAfterRemoval } from '../../../ui/useFocusAfterRemoval.ts';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { NodeBox } from '../../pageBuilder/NodeBox.tsx';
import { Locations } from './Locations.tsx';
import type { MapNode } from './read.ts';
import styles from './View.module.css';

const GoogleMap = onDemand(() => import('./GoogleMap.tsx').then((code) => code.GoogleMap));

/**
 * The locations of a map as a list; with a Google Maps key, also a map above the list. Nothing is
 * requested from Google until the visitor asks for the map.
 */
export function MapBlock({ node }: ViewProps<MapNode>) {
  const key = useMapsKey();
  if (node.locations.length === 0) return null;
  return (
    <NodeBox node={node} className={styles.map}>
      {key !== '' && node.locations.some(({ position }) => position) && (
        <MapOnDemand node={node} mapsKey={key} />
      )}
      <Locations node={node} />
    </NodeBox>
  );
}

/** Keeps the focus after its button was pressed, whether or not the map loads. */
function MapOnDemand({ node, mapsKey }: { node: MapNode; mapsKey: string }) {
  const { t } = useLingui();
  const [isAccepted, setAccepted] = useState(false);
  const place = node.locations.find(({ name }) => name !== '')?.name;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset; and Google's map is a landmark itself
    <div
      role="group"
      aria-label={place ? t`Map: ${place}` : t`Map`}
      tabIndex={-1}
      className={styles.sheet}
      data-ground="light"
      style={{ height: node.height ?? undefined }}
    >
      {isAccepted ? (
        <GoogleMap node={node} mapsKey={mapsKey} />
      ) : (
        <LoadMapOffer onAccept={() => setAccepted(true)} />
      )}
    </div>
  );
}

function LoadMapOffer({ onAccept }: { onAccept: () => void }) {
  const { t } = useLingui();
  return (
    <div ref={useFocusAfterRemoval<HTMLDivElement>()} className={styles.offer}>
      <Button onClick={onAccept}>{t`Show map`}</Button>
      <p className="caption">{t`The map comes from Google.`}</p>
    </div>
  );
}
