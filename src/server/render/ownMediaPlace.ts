import { AsyncLocalStorage } from 'node:async_hooks';
import { findMediaPlaceBy, type MediaPlace } from '../../lib/url/mediaBase.ts';

const places = new AsyncLocalStorage<MediaPlace>();
findMediaPlaceBy(() => places.getStore());

/** Runs a rendering whose store view has its pictures elsewhere than those rendered beside it. */
export const inMediaPlace = <Value>(place: MediaPlace, work: () => Value): Value =>
  places.run(place, work);
