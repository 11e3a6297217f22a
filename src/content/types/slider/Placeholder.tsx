import { classNames } from '../../../ui/classNames.ts';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { PlaceholderBox } from '../../pageBuilder/PlaceholderBox.tsx';
import styles from './Placeholder.module.css';
import type { SliderNode } from './read.ts';

/** Reserves a slider's room, also for its controls if the slider will have any. */
export const SliderPlaceholder = ({ node, children }: ViewProps<SliderNode>) => (
  <PlaceholderBox
    node={node}
    className={classNames(styles.slider, hasControls(node) && styles.controls)}
  >
    {children}
  </PlaceholderBox>
);

const hasControls = ({ showArrows, showDots, autoplay, children }: SliderNode): boolean =>
  (showArrows || showDots || autoplay) && children.filter((slide) => !slide.isHidden).length > 1;
