import { Picture } from '../../ui/Picture.tsx';
import type { GalleryPicture } from './pictures.ts';

interface SlideProps {
  picture: GalleryPicture;
  name: string;
  isShown: boolean;
  /** The one that the page is waited for. */
  isFirst: boolean;
  /** One swipe away: it is fetched before it is needed. */
  isNext: boolean;
}

/** The plate is 7 of 12 columns from 960 px less the thumbnails, and the row before that. */
const SIZES =
  '(min-width: 1440px) 612px, (min-width: 960px) calc(52vw - 92px), calc(94.8vw - 13px)';

/** One picture of the plate. */
export function Slide({ picture, name, isShown, isFirst, isNext }: SlideProps) {
  return (
    <li aria-hidden={!isShown}>
      <Picture
        src={picture.url}
        type="image-product"
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
