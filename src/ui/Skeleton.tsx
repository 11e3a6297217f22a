import type { CSSProperties } from 'react';
import { classNames } from './classNames.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Any CSS lengths; a plate keeps its format and needs none. */
  width?: string;
  height?: string;
  shape?: 'line' | 'plate' | 'block';
  className?: string | undefined;
}

/** Where something will be: it has the thing's size and breathes slowly. */
export function Skeleton({ width, height, shape = 'line', className }: SkeletonProps) {
  const size: CSSProperties = {};
  if (width !== undefined) size.width = width;
  if (height !== undefined) size.height = height;
  return (
    <span
      className={classNames(styles.skeleton, styles[shape], className)}
      style={size}
      aria-hidden="true"
    />
  );
}
