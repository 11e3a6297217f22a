import { lazy } from 'react';
import { Tree, type TreeProps } from './Tree.tsx';

/** A rarer content type's name, also where its markup is escaped. */
const RARE =
  /data-content-type=(?:&quot;|\W)*(?:tabs|tab-item|block|dynamic_block|divider|video|banner|slide|slider|map)\b/;

const FullTree = lazy(() => import('./FullTree.tsx').then((m) => ({ default: m.FullTree })));

/** Page-builder HTML; what reads its rarer content types is fetched with the first of them. */
export function PageBuilder(props: TreeProps) {
  return RARE.test(props.html) ? <FullTree {...props} /> : <Tree {...props} />;
}
