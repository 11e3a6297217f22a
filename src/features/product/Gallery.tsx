import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Gallery.module.css';

export interface GalleryPicture {
  url: string | null;
  label: string | null;
  position: number | null;
  disabled: boolean | null;
}

interface GalleryProps {
  pictures: readonly GalleryPicture[];
  /** The product's, for pictures without words. */
  name: string;
}

/** The plate is 7 of 12 columns from 960 px, and the row before that. */
const SIZES = '(min-width: 1440px) 704px, (min-width: 960px) 52vw, calc(94.8vw - 13px)';

/** One large plate, and thumbnails that change it. */
export function Gallery({ pictures, name }: GalleryProps) {
  const { t } = useLingui();
  const [picked, setPicked] = useState<{ url: string | null; among: string | null } | null>(null);
  const lead = pictures[0]?.url ?? null;
  // Another variant brings its own plate: what was picked among the old ones is over.
  const url = picked?.among === lead ? picked.url : lead;
  const shown = pictures.find((picture) => picture.url === url) ?? pictures[0];

  return (
    <div className={styles.gallery}>
      <div className={styles.plate}>
        <Picture
          src={shown?.url}
          type="image-product"
          alt={shown?.label || name}
          width={640}
          height={800}
          sizes={SIZES}
          isFirst
        />
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbs} aria-label={t`Pictures of ${name}`}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <button
                type="button"
                aria-label={t`Show picture ${index + 1}`}
                aria-pressed={picture === shown}
                onClick={() => setPicked({ url: picture.url, among: lead })}
              >
                <Picture
                  src={picture.url}
                  type="image-product"
                  alt=""
                  width={80}
                  height={100}
                  isEager
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
