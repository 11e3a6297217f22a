import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import { Picture } from '../../ui/Picture.tsx';
import styles from './PictureDialog.module.css';

interface ZoomablePictureProps {
  src: string | null;
  alt: string;
  isZoomed: boolean;
  onZoom: (isZoomed: boolean) => void;
  /** Called with the direction of a swipe: the next picture or the previous one. */
  onSwipe: (step: 1 | -1) => void;
}

/** The horizontal distance that counts as a swipe, in px. */
const SWIPE = 48;

/** A picture as large as the window allows. A click zooms in to the clicked point. */
export function ZoomablePicture({ src, alt, isZoomed, onZoom, onSwipe }: ZoomablePictureProps) {
  const { t } = useLingui();
  const view = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState({ x: 0.5, y: 0.5 });
  const touched = useRef<number | null>(null);

  useEffect(() => {
    const { current } = view;
    if (!isZoomed || !current) return;
    current.scrollLeft = target.x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = target.y * current.scrollHeight - current.clientHeight / 2;
  }, [isZoomed, target]);

  function toggleZoom({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) {
    const box = currentTarget.getBoundingClientRect();
    const isByKey = detail === 0 || box.width === 0;
    setTarget(
      isByKey
        ? { x: 0.5, y: 0.5 }
        : { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height },
    );
    onZoom(!isZoomed);
  }

  function endTouch({ changedTouches }: TouchEvent) {
    const finger = changedTouches[0];
    const moved = finger && touched.current !== null ? finger.clientX - touched.current : 0;
    touched.current = null;
    if (!isZoomed && Math.abs(moved) > SWIPE) onSwipe(moved < 0 ? 1 : -1);
  }

  return (
    <div
      ref={view}
      className={isZoomed ? styles.near : styles.whole}
      onTouchStart={({ touches }) => {
        touched.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
      }}
      onTouchEnd={endTouch}
    >
      <button
        type="button"
        aria-pressed={isZoomed}
        aria-label={t`Zoom in on ${alt}`}
        onClick={toggleZoom}
      >
        <Picture
          src={src}
          alt=""
          width={640}
          height={800}
          sizes={isZoomed ? '200vw' : '(min-width: 960px) 75vh, 100vw'}
          isEager
        />
      </button>
    </div>
  );
}
