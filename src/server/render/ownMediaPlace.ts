import { AsyncLocalStorage } from 'node:async_hooks';
import { findMediaLocationBy, type MediaLocation } from '../../lib/url/mediaBase.ts';

const places = new AsyncLocalStorage<MediaLocation>();
findMediaLocationBy(() => places.getStore());

/** Runs one rendering with its own media base: concurrent renderings may use other store views. */
export const withMediaLocation = <Value>(place: MediaLocation, work: () => Value): Value =>
  places.run(place, work);
