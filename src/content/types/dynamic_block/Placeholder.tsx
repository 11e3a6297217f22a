import type { ViewProps } from '../../pageBuilder/definition.ts';
import { PlaceholderBox } from '../../pageBuilder/PlaceholderBox.tsx';
import type { DynamicBlockNode } from './read.ts';

/** Which blocks the platform will choose, and how high they are, is not known before. */
export const DynamicBlockPlaceholder = ({ node }: ViewProps<DynamicBlockNode>) => (
  <PlaceholderBox node={node} />
);
