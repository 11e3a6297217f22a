import { isSafeLink } from '../html/declarations.ts';
import { readChoice } from './box.ts';
import type { ButtonType, LinkFields } from './nodes.ts';
import type { Part } from './part.ts';

const LINK_TYPES = ['default', 'category', 'product', 'page'] as const;

/** Reads the link of a content type; `link` is null without a safe URL. */
export function readLink(anchor: Part): LinkFields {
  const href = anchor.attribute('href')?.trim() ?? '';
  const link = href && isSafeLink(href) ? href : null;
  return {
    link,
    linkType:
      link === null ? null : readChoice(anchor.attribute('data-link-type'), LINK_TYPES, 'default'),
    openInNewTab: anchor.attribute('target') === '_blank',
  };
}

/** Reads the button type from the class name; `primary` by default. */
export function readButtonType(part: Part): ButtonType {
  if (part.classes().includes('pagebuilder-button-secondary')) return 'secondary';
  return part.classes().includes('pagebuilder-button-link') ? 'link' : 'primary';
}
