import { commaSeparated, readBox } from '../../pageBuilder/box.ts';
import type { Box, NodeOf, OwnFields } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

export interface DynamicBlockNode extends NodeOf<'dynamic_block'>, Box {
  uids: string[];
  displayMode: string | null;
  displayInline: boolean;
}

/** Reads the uids of dynamic blocks; a query loads their content later. */
export function readDynamicBlock(main: Part): OwnFields<DynamicBlockNode> {
  const widget = main.find('[data-uids]');
  return {
    ...readBox(main),
    uids: commaSeparated(widget.attribute('data-uids')),
    displayMode: widget.attribute('data-display-mode'),
    displayInline: widget.classes().includes('block-banners-inline'),
  };
}
