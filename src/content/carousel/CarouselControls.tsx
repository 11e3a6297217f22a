import { useLingui } from '@lingui/react/macro';
import { PathIcon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Carousel.module.css';
import type { useCarousel } from './useCarousel.ts';

interface CarouselControlsProps {
  carousel: ReturnType<typeof useCarousel>;
  /** The number of items in the carousel. */
  items: number;
  arrows: boolean;
  dots: boolean;
  /** Whether the carousel plays by itself and so needs a pause button. */
  autoplay: boolean;
}

/**
 * The arrows, the dots and the pause button. Until the number of positions is known, only their
 * space is reserved.
 */
export function CarouselControls({ carousel, items, ...enabled }: CarouselControlsProps) {
  const { arrows, dots, autoplay } = enabled;
  const { t } = useLingui();
  if (items < 2 || carousel.count === 1 || !(arrows || dots || autoplay)) return null;
  if (carousel.count === 0) return <div className={styles.controls} />;
  return (
    <div className={styles.controls}>
      {arrows && (
        <IconButton
          icon="left"
          label={t`Previous`}
          aria-disabled={!carousel.hasPrevious}
          onClick={carousel.previous}
        />
      )}
      {dots && (
        <span className={styles.dots}>
          {Array.from({ length: carousel.count }, (_, index) => (
            <button
              key={index}
              type="button"
              className={styles.dot}
              aria-label={t`Go to slide ${index + 1}`}
              aria-current={index === carousel.current}
              onClick={() => carousel.show(index)}
            />
          ))}
        </span>
      )}
      {autoplay && (
        <button
          type="button"
          className={styles.pause}
          aria-label={carousel.isPlaying ? t`Pause` : t`Play`}
          onClick={carousel.toggle}
        >
          <PathIcon path={carousel.isPlaying ? 'M9 6v12M15 6v12' : 'M8.5 5.5v13l10-6.5z'} />
        </button>
      )}
      {arrows && (
        <IconButton
          icon="right"
          label={t`Next`}
          aria-disabled={!carousel.hasNext}
          onClick={carousel.next}
        />
      )}
    </div>
  );
}
