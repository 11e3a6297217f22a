import { Picture } from '../../ui/Picture.tsx';
import type { GalleryPicture } from './pictures.ts';

interface SlideProps {
  picture: GalleryPicture;
  name: string;
  isShown: boolean;
  /** Whether this is the first picture, which is the page's largest content. */
  isFirst: boolean;
  /** Whether the picture is one swipe away, so that it is preloaded. */
  isNext: boolean;
}

/** 7 of 12 columns without the thumbnails from 960 px; the whole row below that. */
const SIZES =
  '(min-width: 1440px) 612px, (min-width: 960px) calc(52vw - 92px), calc(94.8vw - 13px)';

/** A picture of the gallery's strip. */
export function Slide({ picture, name, isShown, isFirst, isNext }: SlideProps) {
  return (
    <li aria-hidden={!isShown}>
      <Picture
        src={picture.url}
        alt={picture.label || name}
        width={640}
        height={800}
        sizes={SIZES}
        isFirst={isFirst}
        isEager={isNext || isShown}
      />
    </li>
  );
}
