import { AsyncLocalStorage } from 'node:async_hooks';
import { findMediaLocationBy, type MediaLocation } from '../../lib/url/mediaBase.ts';

const locations = new AsyncLocalStorage<MediaLocation>();
findMediaLocationBy(() => locations.getStore());

/** Runs one rendering with its own media base: concurrent renderings may use other store views. */
export const withMediaLocation = <Value>(location: MediaLocation, work: () => Value): Value =>
  locations.run(location, work);
