import { AsyncLocalStorage } from 'node:async_hooks';
import { findMediaPlaceBy, type MediaPlace } from '../../lib/url/mediaBase.ts';

const places = new AsyncLocalStorage<MediaPlace>();
findMediaPlaceBy(() => places.getStore());

/** Runs one rendering with its own media base: concurrent renderings may use other store views. */
export const inMediaPlace = <Value>(place: MediaPlace, work: () => Value): Value =>
  places.run(place, work);
