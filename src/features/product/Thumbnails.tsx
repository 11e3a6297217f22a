import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Gallery.module.css';
import type { GalleryPicture } from './pictures.ts';

interface ThumbnailsProps {
  pictures: readonly GalleryPicture[];
  name: string;
  shownIndex: number;
  onPick: (index: number) => void;
  list: RefObject<HTMLUListElement | null>;
}

/** The thumbnails in one row; each shows its picture in the gallery. */
export function Thumbnails({ pictures, name, shownIndex, onPick, list }: ThumbnailsProps) {
  const { t } = useLingui();
  return (
    <ul ref={list} className={styles.thumbs} aria-label={t`Pictures of ${name}`}>
      {pictures.map((picture, index) => (
        <li key={picture.url}>
          <button
            type="button"
            aria-label={t`Show picture ${index + 1}`}
            aria-pressed={index === shownIndex}
            onClick={() => onPick(index)}
          >
            <Picture src={picture.url} alt="" width={80} height={100} />
          </button>
        </li>
      ))}
    </ul>
  );
}
