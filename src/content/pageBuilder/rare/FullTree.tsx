import { READERS } from '../readers.ts';
import { Tree, type TreeProps } from '../Tree.tsx';

/** A tree in which any content type may stand. */
export const FullTree = (props: TreeProps) => <Tree {...props} readers={READERS} />;
