import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useMapsKey } from '../../../actors/useConfig.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import type { MapNode } from '../nodes.ts';
import { boxStyle } from '../styles.ts';
import { useNodeRules } from '../useNodeRules.tsx';
import styles from './MapBlock.module.css';
import { Places } from './Places.tsx';

const GoogleMap = lazy(() => import('./GoogleMap.tsx').then((m) => ({ default: m.GoogleMap })));

/**
 * Places: a list, and where the shop has a key of Google Maps, a map above it. Nothing of Google's
 * is asked for before the visitor wants the map; without it the list says the same.
 */
export function MapBlock({ node }: { node: MapNode }) {
  const { name, rules } = useNodeRules(node);
  const key = useMapsKey();
  if (node.locations.length === 0) return null;
  return (
    <>
      {rules}
      <div className={classNames(styles.map, name, ...node.cssClasses)} style={boxStyle(node)}>
        {key !== '' && node.locations.some(({ position }) => position) && (
          <WantedMap node={node} mapsKey={key} />
        )}
        <Places node={node} />
      </div>
    </>
  );
}

function WantedMap({ node, mapsKey }: { node: MapNode; mapsKey: string }) {
  const { t } = useLingui();
  const [isWanted, setWanted] = useState(false);
  return (
    <div className={styles.sheet} style={{ height: node.height ?? undefined }}>
      {isWanted ? (
        <Suspense>
          <GoogleMap node={node} mapsKey={mapsKey} />
        </Suspense>
      ) : (
        <div className={styles.offer}>
          <Button onClick={() => setWanted(true)}>{t`Show map`}</Button>
          <p className="caption">{t`The map comes from Google.`}</p>
        </div>
      )}
    </div>
  );
}
