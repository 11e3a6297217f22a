import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFocusAfterRemoval } from '../../../ui/useFocusAfterRemoval.ts';
import { drawMap } from './drawMap.ts';
import { onMapsRefused } from './onMapsRefused.ts';
import type { MapNode } from './read.ts';
import styles from './View.module.css';

/**
 * A Google map of the locations. Shows a message if the map cannot be loaded or Google rejects the
 * key.
 */
export function GoogleMap({ node, mapsKey }: { node: MapNode; mapsKey: string }) {
  const { t } = useLingui();
  const [hasFailed, setFailed] = useState(false);
  if (!hasFailed) return <Canvas node={node} mapsKey={mapsKey} onFailed={() => setFailed(true)} />;
  return (
    <p className={styles.failed} role="status">
      {t`The map cannot be shown now. The places are listed below.`}
    </p>
  );
}

interface CanvasProps {
  node: MapNode;
  mapsKey: string;
  onFailed: () => void;
}

function Canvas({ node, mapsKey, onFailed }: CanvasProps) {
  const canvas = useFocusAfterRemoval<HTMLDivElement>();
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const element = canvas.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    let isUnmounted = false;
    const failHere = () => {
      if (!isUnmounted) fail();
    };
    const endListening = onMapsRefused(view, failHere);
    drawMap(element, node, mapsKey).catch(failHere);
    return () => {
      isUnmounted = true;
      endListening();
    };
  }, [canvas, node, mapsKey]);
  return <div ref={canvas} className={styles.canvas} />;
}
