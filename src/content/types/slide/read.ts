import type { NodeOf, OwnFields } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';
import { type BannerFields, readBanner } from '../banner/read.ts';

export interface SlideNode extends NodeOf<'slide'>, BannerFields {
  slideName: string | null;
}

export const readSlide = (main: Part): OwnFields<SlideNode> => ({
  ...readBanner(main),
  slideName: main.attribute('data-slide-name') || null,
});
