import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Picture } from '../../ui/Picture.tsx';
import styles from './ProductPage.module.css';

interface GalleryPicture {
  url: string | null;
  label: string | null;
  position: number | null;
  disabled: boolean | null;
}

interface GalleryProps {
  pictures: readonly (GalleryPicture | null)[];
  name: string;
}

/** One large plate, and thumbnails that change it. */
export function Gallery({ pictures, name }: GalleryProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = pictures.filter((picture) => picture !== null && !picture.disabled);
  const unique = shown.filter(
    (picture, index) => shown.findIndex((other) => other?.url === picture?.url) === index,
  );
  // Another variant brings its own plate: the choice among the old ones is over.
  const current = unique.find((picture) => picture?.url === chosen) ?? unique[0];

  return (
    <div className={styles.gallery}>
      <div className={styles.plate}>
        <Picture
          key={current?.url}
          src={current?.url ?? null}
          type="image-product"
          alt={current?.label || name}
          width={640}
          height={800}
          sizes="(min-width: 1440px) 700px, (min-width: 960px) 52vw, 92vw"
          isFirst
        />
      </div>
      {unique.length > 1 && (
        <ul className={styles.thumbs}>
          {unique.map((picture, index) => (
            <li key={picture?.url}>
              <button
                type="button"
                aria-label={t`Show picture ${index + 1}`}
                aria-pressed={picture?.url === current?.url}
                onClick={() => setChosen(picture?.url ?? null)}
              >
                <Picture
                  src={picture?.url ?? null}
                  type="image-product"
                  alt=""
                  width={80}
                  height={100}
                  sizes="80px"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
