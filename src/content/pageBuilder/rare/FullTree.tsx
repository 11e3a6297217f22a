import { READERS } from '../readers.ts';
import { Tree, type TreeProps } from '../Tree.tsx';
import { fetchElements } from './lazyElements.ts';

/** A tree in which any content type may stand. */
export const FullTree = (props: TreeProps) => (
  <Tree {...props} readers={READERS} onRead={fetchElements} />
);
