import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { useModal } from '../../ui/useModal.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './PictureDialog.module.css';
import type { GalleryPicture } from './pictures.ts';
import { ZoomablePicture } from './ZoomablePicture.tsx';

interface PictureDialogProps {
  pictures: readonly GalleryPicture[];
  name: string;
  shownIndex: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** A dialog with the product's pictures in full size. Closing returns to the gallery. */
export function PictureDialog({ pictures, name, shownIndex, onShow, onClose }: PictureDialogProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const [isZoomed, setZoomed] = useState(false);
  const modal = useModal(panel, true, onClose);
  const picture = pictures[shownIndex];
  const alt = picture?.label || name;
  const last = pictures.length - 1;

  function show(index: number) {
    if (index < 0 || index > last) return;
    setZoomed(false);
    onShow(index);
  }

  function stepByKey(event: KeyboardEvent<HTMLElement>) {
    modal.onKeyDown(event);
    // While zoomed in, the arrow keys scroll the picture.
    if (isZoomed) return;
    if (event.key === 'ArrowLeft') show(shownIndex - 1);
    if (event.key === 'ArrowRight') show(shownIndex + 1);
  }

  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-modal="true"
      aria-label={t`Pictures of ${name}`}
      tabIndex={-1}
      onKeyDown={stepByKey}
    >
      <div className={styles.head}>
        <IconButton icon="close" label={t`Close`} onClick={onClose} />
      </div>
      <ZoomablePicture
        key={picture?.url}
        src={picture?.url ?? null}
        alt={alt}
        isZoomed={isZoomed}
        onZoom={setZoomed}
        onSwipe={(step) => show(shownIndex + step)}
      />
      <div className={styles.foot}>
        <IconButton
          icon="left"
          label={t`Previous`}
          aria-disabled={shownIndex === 0}
          onClick={() => show(shownIndex - 1)}
        />
        <p aria-live="polite">
          <VisuallyHidden>{alt} </VisuallyHidden>
          <Trans>
            {shownIndex + 1} of {pictures.length}
          </Trans>
        </p>
        <IconButton
          icon="right"
          label={t`Next`}
          aria-disabled={shownIndex === last}
          onClick={() => show(shownIndex + 1)}
        />
      </div>
    </div>
  );
}
