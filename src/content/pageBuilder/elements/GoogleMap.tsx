import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { MapNode } from '../nodes.ts';
import { drawMap } from './drawMap.ts';
import styles from './MapBlock.module.css';

/** Google's map of the places; it says so where it cannot be had. */
export function GoogleMap({ node, mapsKey }: { node: MapNode; mapsKey: string }) {
  const { t } = useLingui();
  const canvas = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let isGone = false;
    drawMap(element, node, mapsKey).catch(() => {
      if (!isGone) setFailed(true);
    });
    return () => {
      isGone = true;
    };
  }, [node, mapsKey]);
  if (hasFailed) {
    return (
      <p className={styles.failed} role="status">
        {t`The map cannot be shown now. The places are listed below.`}
      </p>
    );
  }
  return <section ref={canvas} className={styles.canvas} aria-label={t`Map`} />;
}
