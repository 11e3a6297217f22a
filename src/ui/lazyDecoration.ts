import { type ComponentType, lazy } from 'react';

/**
 * A lazy component that a page can do without. It renders nothing if its code cannot be fetched.
 */
export const lazyDecoration = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
