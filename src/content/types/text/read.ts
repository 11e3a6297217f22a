import type { FieldsOf } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';
import { marginCarrier, readBox, readChoice, readFlag } from '../../pageBuilder/readBox.ts';
import { readButtonType, readLink } from '../../pageBuilder/readLink.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

export function readHeading(main: Part): FieldsOf<'heading'> {
  return { ...readBox(main), headingType: readChoice(main.tag, HEADINGS, 'h2'), text: main.text() };
}

export const readText = (main: Part): FieldsOf<'text'> => ({
  ...readBox(main),
  content: main.html(),
});

export const readHtml = (main: Part): FieldsOf<'html'> => ({
  ...readBox(main),
  html: main.unescaped(),
});

export const readButtons = (main: Part): FieldsOf<'buttons'> => ({
  ...readBox(main),
  isSameWidth: readFlag(main, 'data-same-width'),
});

export function readButtonItem(main: Part): FieldsOf<'button-item'> {
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
