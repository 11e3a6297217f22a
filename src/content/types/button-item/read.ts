import { marginCarrier, readBox } from '../../pageBuilder/box.ts';
import { readButtonType, readLink } from '../../pageBuilder/link.ts';
import type { Box, ButtonType, LinkFields, NodeOf, OwnFields } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

export interface ButtonItemNode extends NodeOf<'button-item'>, Box, LinkFields {
  text: string;
  buttonType: ButtonType;
}

/** Reads a button. Its link carries the styles that the owner has set on the button. */
export function readButtonItem(main: Part): OwnFields<ButtonItemNode> {
  const link = main.find('[data-element="link"], [data-element="empty_link"]');
  const text = main.find('[data-element="link_text"]');
  return {
    ...readBox(main, {
      margin: marginCarrier(link, main),
      padding: link,
      border: link,
      textAlign: link,
      backgroundColor: link,
    }),
    ...readLink(link),
    text: text.exists ? text.text() : main.text(),
    buttonType: readButtonType(link),
  };
}
