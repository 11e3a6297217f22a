import { useLingui } from '@lingui/react/macro';
import { Children, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from './Carousel.module.css';

interface CarouselProps {
  children: ReactNode;
  arrows: boolean;
  dots: boolean;
  /** One item fills the width. */
  isSingle?: boolean;
}

/** Items side by side that scroll by hand, arrow or dot; nothing moves by itself. */
export function Carousel({ children, arrows, dots, isSingle = false }: CarouselProps) {
  const { t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const items = Children.toArray(children);
  const last = items.length - 1;

  const show = (index: number) => {
    const item = strip.current?.children[Math.min(Math.max(index, 0), last)];
    if (item instanceof HTMLElement) {
      strip.current?.scrollTo({ left: item.offsetLeft - strip.current.offsetLeft });
    }
  };
  const notice = () => {
    const list = strip.current;
    if (!list) return;
    const lefts = [...list.children].map((item) =>
      item instanceof HTMLElement
        ? Math.abs(item.offsetLeft - list.offsetLeft - list.scrollLeft)
        : 0,
    );
    setCurrent(lefts.indexOf(Math.min(...lefts)));
  };

  return (
    <div className={styles.carousel}>
      <ul
        ref={strip}
        className={isSingle ? styles.single : styles.strip}
        onScroll={notice}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
      {items.length > 1 && (arrows || dots) && (
        <div className={styles.controls}>
          {arrows && (
            <IconButton icon="left" label={t`Previous`} onClick={() => show(current - 1)} />
          )}
          {dots &&
            items.map((_, index) => (
              <button
                key={index}
                type="button"
                className={styles.dot}
                aria-label={t`Go to slide ${index + 1}`}
                aria-current={index === current}
                onClick={() => show(index)}
              />
            ))}
          {arrows && <IconButton icon="right" label={t`Next`} onClick={() => show(current + 1)} />}
        </div>
      )}
    </div>
  );
}
