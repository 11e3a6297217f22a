import DOMPurify, { type Config } from 'dompurify';
import { asCleaner, cleanWith } from '../lib/trustedTypes.ts';
import { cleanStyle } from './declarations.ts';

/** What is left of rich content after cleaning, and the text of its style elements. */
export interface Sanitised {
  body: HTMLElement;
  styleSheets: string[];
}

/**
 * The one configuration for all rich content (spec section 5, readings 59): no scripts, handlers,
 * frames or forms; ids and names are prefixed so that none shadows a property of the page.
 */
const RULES: Config = {
  USE_PROFILES: { html: true, svg: true },
  ADD_ATTR: ['target'],
  FORBID_TAGS: [
    ...['form', 'input', 'textarea', 'select', 'option', 'optgroup', 'datalist', 'output'],
    ...['style', 'template', 'slot', 'dialog', 'canvas', 'marquee', 'blink'],
  ],
  FORBID_ATTR: ['srcset', 'sizes', 'ping', 'popover', 'popovertarget', 'slot'],
  SANITIZE_NAMED_PROPS: true,
};

const PREFIX = 'user-content-';
const REFERENCES: ReadonlySet<string> = new Set([
  ...['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'],
]);
const ID = /\S+/g;

let styleSheets: string[] = [];
let isHooked = false;

/** Cleans rich content; the result's document is inert: nothing in it loads or runs. */
export function sanitiseToDom(html: string): Sanitised {
  hook();
  styleSheets = [];
  // Begun with an element, the text cannot put anything into the head or replace the body.
  const clean = asCleaner((policy) =>
    DOMPurify.sanitize(`<br>${html}`, {
      ...RULES,
      ...(policy && { TRUSTED_TYPES_POLICY: policy }),
      RETURN_DOM_FRAGMENT: true,
    }),
  );
  clean.firstChild?.remove();
  const body = clean.ownerDocument.createElement('div');
  body.append(clean);
  return { body, styleSheets };
}

/** Cleans rich content and gives it back as text. */
export function sanitise(html: string): string {
  return sanitiseToDom(html).body.innerHTML;
}

function hook(): void {
  if (isHooked) return;
  isHooked = true;
  cleanWith(sanitise);
  DOMPurify.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style') styleSheets.push(node.textContent ?? '');
    if (isElement(node)) keepWhatPageBuilderNeeds(node, tagName);
  });
  DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
    const { attrName: name, attrValue: value } = attribute;
    if (name === 'style') {
      attribute.attrValue = cleanStyle(value);
      attribute.keepAttr = attribute.attrValue !== '';
    } else if (REFERENCES.has(name)) attribute.attrValue = value.replaceAll(ID, prefixed);
    else if (name === 'href' && /^#./.test(value)) {
      attribute.attrValue = `#${prefixed(value.slice(1))}`;
    }
  });
  DOMPurify.addHook('afterSanitizeAttributes', (element) => {
    if (element.hasAttribute('target')) element.setAttribute('rel', 'noopener noreferrer');
  });
}

/** Forms and frames go; the sku that a form sold and the film that a frame played stay known. */
function keepWhatPageBuilderNeeds(element: Element, tagName: string): void {
  const sku = tagName === 'form' ? element.getAttribute('data-product-sku') : null;
  if (sku !== null) {
    const mark = element.ownerDocument.createElement('span');
    mark.setAttribute('data-product-sku', sku);
    element.before(mark);
  }
  const film = tagName === 'iframe' ? element.getAttribute('src') : null;
  const video = element.closest('[data-content-type="video"]');
  if (film !== null && video && !video.hasAttribute('data-video-src')) {
    video.setAttribute('data-video-src', film);
  }
}

/** As the sanitiser names what it finds: ids are prefixed once. */
const prefixed = (id: string): string => (id.startsWith(PREFIX) ? id : PREFIX + id);

const isElement = (node: Node): node is Element => node.nodeType === 1;
