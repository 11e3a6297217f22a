import { useLingui } from '@lingui/react/macro';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Gallery.module.css';
import type { GalleryPicture } from './pictures.ts';

interface SlideProps {
  picture: GalleryPicture;
  name: string;
  isShown: boolean;
  /** The one that the page is waited for. */
  isFirst: boolean;
  /** One swipe away: it is fetched before it is needed. */
  isNext: boolean;
  onEnlarge: () => void;
}

/** The plate is 7 of 12 columns from 960 px, and the row before that. */
const SIZES = '(min-width: 1440px) 704px, (min-width: 960px) 52vw, calc(94.8vw - 13px)';

/** One picture of the plate; a click or Enter enlarges it. */
export function Slide({ picture, name, isShown, isFirst, isNext, onEnlarge }: SlideProps) {
  const { t } = useLingui();
  const alt = picture.label || name;
  return (
    <li inert={!isShown}>
      <button type="button" className={styles.enlarge} onClick={onEnlarge}>
        <Picture
          src={picture.url}
          type="image-product"
          alt={t`${alt}, enlarge`}
          width={640}
          height={800}
          sizes={SIZES}
          isFirst={isFirst}
          isEager={isNext || isShown}
        />
      </button>
    </li>
  );
}
