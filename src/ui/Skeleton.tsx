import type { CSSProperties } from 'react';
import { classNames } from './classNames.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length; a `picture` has a fixed aspect ratio and needs none. */
  width?: string;
  height?: string;
  shape?: 'line' | 'picture' | 'block';
  className?: string | undefined;
}

/** A pulsing placeholder of the size of the content that is loading. */
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
