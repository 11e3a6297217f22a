import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { onEscape } from '../../ui/onEscape.ts';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Gallery.module.css';
import type { GalleryPicture } from './pictures.ts';
import { Slide } from './Slide.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { useSwipe } from './useSwipe.ts';

const PictureDialog = onDemand(() =>
  import('./PictureDialog.tsx').then((code) => code.PictureDialog),
);

interface GalleryProps {
  pictures: readonly GalleryPicture[];
  /** The product's name, for pictures without a label. */
  name: string;
}

/**
 * One large picture at a time: swiped, moved by keys, chosen by thumbnails, and enlarged on a
 * click.
 */
export function Gallery({ pictures, name }: GalleryProps) {
  const { t } = useLingui();
  const { shownIndex, show } = useShownIndex(pictures);
  const [isLarge, setLarge] = useState(false);
  const [isFirstThere, setFirstThere] = useState(false);
  const hasThumbs = pictures.length > 1;
  const thumbs = useRef<HTMLUListElement>(null);
  const swiped = useSwipe(shownIndex, show);

  function stepByKey(event: KeyboardEvent<HTMLElement>) {
    const last = pictures.length - 1;
    const to = { ArrowLeft: shownIndex - 1, ArrowRight: shownIndex + 1, Home: 0, End: last }[
      event.key
    ];
    if (to === undefined || isLarge) return;
    event.preventDefault();
    show(to);
    // If a thumbnail has the focus, move the focus along.
    const { activeElement } = event.currentTarget.ownerDocument;
    if (thumbs.current?.contains(activeElement))
      thumbs.current.querySelectorAll('button')[to]?.focus();
  }

  return (
    <section
      className={classNames(styles.gallery, hasThumbs && styles.withThumbs)}
      aria-label={t`Pictures`}
      onKeyDown={stepByKey}
    >
      <div ref={swiped} className={styles.picture} onLoad={() => setFirstThere(true)}>
        <ul className={styles.strip}>
          {pictures.map((picture, index) => (
            <Slide
              key={picture.url}
              picture={picture}
              name={name}
              isShown={index === shownIndex}
              isFirst={index === 0}
              isNext={isFirstThere && Math.abs(index - shownIndex) === 1}
            />
          ))}
        </ul>
        {pictures.length > 0 ? (
          <button
            type="button"
            className={styles.enlarge}
            aria-label={t`Enlarge picture`}
            onClick={() => setLarge(true)}
            onKeyDown={onEscape(() => setLarge(false))}
          />
        ) : (
          <Picture src={null} alt={name} width={640} height={800} />
        )}
      </div>
      {hasThumbs && (
        <Thumbnails
          pictures={pictures}
          name={name}
          shownIndex={shownIndex}
          onPick={show}
          list={thumbs}
        />
      )}
      {isLarge && (
        <PictureDialog
          pictures={pictures}
          name={name}
          shownIndex={shownIndex}
          onShow={show}
          onClose={() => setLarge(false)}
        />
      )}
    </section>
  );
}

/** The index of the shown picture. A variant with another first picture resets it. */
function useShownIndex(pictures: readonly GalleryPicture[]) {
  const lead = pictures[0]?.url ?? null;
  const [picked, setPicked] = useState({ index: 0, among: lead });
  const last = Math.max(pictures.length - 1, 0);
  return {
    shownIndex: picked.among === lead ? Math.min(picked.index, last) : 0,
    show: (index: number) => {
      if (index >= 0 && index <= last) setPicked({ index, among: lead });
    },
  };
}
