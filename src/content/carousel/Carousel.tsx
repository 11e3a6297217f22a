import { useLingui } from '@lingui/react/macro';
import { Children, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import { type CarouselMotion, useCarousel } from './useCarousel.ts';

interface CarouselProps extends CarouselMotion {
  children: ReactNode;
  /** What it is called. */
  label: string;
  arrows: boolean;
  dots: boolean;
  /** One item fills the width, and the others are out of reach. */
  isSingle?: boolean;
  /** How much of the neighbours shows on either side; a length. */
  centerPadding?: string | null;
  minHeight?: string | null;
  /** Of what shows of the items. */
  viewportClass?: string | undefined;
}

/** Items side by side, of which some show: by hand, arrow, dot, key, or by themselves. */
export function Carousel({ children, label, isSingle = false, ...props }: CarouselProps) {
  const { t } = useLingui();
  const items = Children.count(children);
  const carousel = useCarousel(props, isSingle ? items : 0);
  const look: CSSProperties = {
    '--center-padding': props.centerPadding ?? undefined,
    minHeight: props.minHeight ?? undefined,
  };
  const move = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'ArrowLeft') carousel.previous();
    if (event.key === 'ArrowRight') carousel.next();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset; and a page with two has no two landmarks of one name
    <div
      role="group"
      className={styles.carousel}
      aria-label={label}
      aria-roledescription={t`carousel`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what stands here
      tabIndex={0}
      onKeyDown={move}
      {...carousel.holders}
    >
      <div
        ref={carousel.viewport}
        className={classNames(styles.viewport, isSingle && styles.single, props.viewportClass)}
        style={look}
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
