import type { FieldsOf } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';
import { readBackground } from '../../pageBuilder/readBackground.ts';
import { listed, readBox, readNumber, readVerticalAlignment } from '../../pageBuilder/readBox.ts';

export function readTabs(main: Part): FieldsOf<'tabs'> {
  const content = main.find('[data-element="content"]');
  const headers = main.findAll('[data-element="headers"]');
  const align = main
    .classes()
    .join(' ')
    .match(/tab-align-([a-z]+)/i)?.[1];
  const data = content.exists ? content : main;
  return {
    ...readBox(main, { border: data, textAlign: data, minHeight: data }),
    defaultIndex: Math.max(0, Math.trunc(readNumber(main, 'data-active-tab', 0))),
    tabNavigationAlignment: align ?? 'left',
    headers: headers.map((header) => header.text()),
  };
}

export function readTabItem(main: Part): FieldsOf<'tab-item'> {
  return {
    ...readBox(main),
    ...readBackground(main, main),
    tabName: main.attribute('data-tab-name')?.trim() ?? '',
    verticalAlignment: readVerticalAlignment(main),
  };
}

export const readBlock = (main: Part): FieldsOf<'block'> => ({
  ...readBox(main),
  richContent: main.html(),
});

export function readDynamicBlock(main: Part): FieldsOf<'dynamic_block'> {
  const widget = main.find('[data-uids]');
  return {
    ...readBox(main),
    uids: listed(widget.attribute('data-uids')),
    displayMode: widget.attribute('data-display-mode'),
    displayInline: widget.classes().includes('block-banners-inline'),
  };
}

export function readDivider(main: Part): FieldsOf<'divider'> {
  const line = main.find('[data-element="line"]');
  return {
    ...readBox(main, { other: line }),
    width: line.style('width'),
    color: line.style('border-color') ?? line.style('border-top-color'),
    thickness: line.style('border-width') ?? line.style('border-top-width'),
  };
}
