import { readBox } from '../../pageBuilder/box.ts';
import type { Box, NodeOf, OwnFields } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

export interface DividerNode extends NodeOf<'divider'>, Box {
  width: string | null;
  color: string | null;
  thickness: string | null;
}

/** Reads a divider's line as CSS values; older content sets the top border only. */
export function readDivider(main: Part): OwnFields<DividerNode> {
  const line = main.find('[data-element="line"]');
  return {
    ...readBox(main, { other: line }),
    width: line.style('width'),
    color: line.style('border-color') ?? line.style('border-top-color'),
    thickness: line.style('border-width') ?? line.style('border-top-width'),
  };
}
