import type { ViewProps } from '../../pageBuilder/definition.ts';
import { PlaceholderBox } from '../../pageBuilder/PlaceholderBox.tsx';
import type { DynamicBlockNode } from './read.ts';

/** Reserves no height: the blocks that the platform will choose are unknown. */
export const DynamicBlockPlaceholder = ({ node }: ViewProps<DynamicBlockNode>) => (
  <PlaceholderBox node={node} />
);
