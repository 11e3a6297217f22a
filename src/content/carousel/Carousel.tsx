import { useLingui } from '@lingui/react/macro';
import { Children, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import { type CarouselMotion, useCarousel } from './useCarousel.ts';

interface CarouselProps extends CarouselMotion {
  children: ReactNode;
  /** The accessible name of the carousel. */
  label: string;
  arrows: boolean;
  dots: boolean;
  /** Whether one item fills the width; the other items are inert then. */
  isSingle?: boolean;
  /** How much of the neighbours is visible on either side, as a CSS length. */
  centerPadding?: string | null;
  minHeight?: string | null;
  /** The class name of the viewport. */
  viewportClass?: string | undefined;
}

/**
 * A row of items of which some are visible. The shopper moves it by dragging, arrows, dots or keys;
 * it can also play by itself.
 */
export function Carousel({ children, label, isSingle = false, ...props }: CarouselProps) {
  const { t } = useLingui();
  const items = Children.count(children);
  const carousel = useCarousel(props, isSingle ? items : 0);
  const style: CSSProperties = {
    '--center-padding': props.centerPadding ?? undefined,
    minHeight: props.minHeight ?? undefined,
  };
  const move = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'ArrowLeft') carousel.previous();
    if (event.key === 'ArrowRight') carousel.next();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a fieldset; two carousels must not be landmarks of one name
    <div
      role="group"
      className={styles.carousel}
      aria-label={label}
      aria-roledescription={t`carousel`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the focused items
      tabIndex={0}
      onKeyDown={move}
      {...carousel.holders}
    >
      <div
        ref={carousel.viewport}
        className={classNames(styles.viewport, isSingle && styles.single, props.viewportClass)}
        style={style}
      >
        <ul className={styles.track}>
          {Children.map(children, (item, index) => (
            <li
              className={styles.item}
              inert={isSingle && index !== carousel.current}
              data-current={index === carousel.current}
            >
              {item}
            </li>
          ))}
        </ul>
      </div>
      <CarouselControls carousel={carousel} items={items} {...props} />
    </div>
  );
}
