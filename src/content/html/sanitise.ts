import DOMPurify, { type Config } from 'dompurify';
import { asCleaner, cleanWith } from '../../lib/trustedTypes.ts';
import { ID_PREFIX } from '../../lib/url/pagePart.ts';
import { cleanStyle } from './declarations.ts';
import { withoutDirectives } from './directives.ts';

/**
 * The one configuration for all rich content: no scripts, handlers,
 * frames or forms; ids and names are prefixed so that none shadows a property of the page.
 */
const RULES: Config = {
  USE_PROFILES: { html: true, svg: true, svgFilters: true },
  ADD_ATTR: ['target'],
  FORBID_TAGS: [
    ...['form', 'input', 'textarea', 'select', 'option', 'optgroup', 'datalist', 'output'],
    ...['style', 'template', 'slot', 'dialog', 'canvas', 'marquee', 'blink', 'feimage'],
  ],
  // What moves or sounds by itself cannot be stopped.
  FORBID_ATTR: [
    'srcset',
    'sizes',
    'ping',
    'popover',
    'popovertarget',
    'slot',
    'autoplay',
    'background',
  ],
  SANITIZE_NAMED_PROPS: true,
};

const REFERENCES: ReadonlySet<string> = new Set([
  ...['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'],
]);
const ID = /\S+/g;

/** Attributes of a drawing that call another part of it by its id, as `url(#id)`. */
const PAINT = /^(?:fill|stroke|clip-path|mask|filter|cursor|marker(?:-\w+)?)$/;
const PART = /(url\(\s*["']?#)([^"')]+)/gi;
/** It calls, or may call, what is not in the drawing. */
const FOREIGN = /url\((?!\s*["']?#)|image|\\|\/\//i;

let isHooked = false;

/**
 * Cleans rich content; the result's document is inert: nothing in it loads or runs. Style elements
 * become marks that `takeStyles` reads.
 */
export function sanitiseToDom(html: string): HTMLElement {
  hook();
  // Begun with an element, the text cannot put anything into the head or replace the body.
  const clean = asCleaner((policy) =>
    DOMPurify.sanitize(`<br>${withoutDirectives(html)}`, {
      ...RULES,
      ...(policy && { TRUSTED_TYPES_POLICY: policy }),
      RETURN_DOM_FRAGMENT: true,
    }),
  );
  clean.firstChild?.remove();
  const body = clean.ownerDocument.createElement('div');
  body.append(clean);
  return body;
}

/** Cleans rich content and gives it back as text. */
export function sanitise(html: string): string {
  const body = sanitiseToDom(html);
  takeStyles(body);
  return body.innerHTML;
}

/** The text of the style elements that stood in cleaned content, whose marks are taken away. */
export function takeStyles(body: Element): string {
  return [...body.querySelectorAll('[data-css]')]
    .map((mark) => {
      mark.remove();
      return mark.getAttribute('data-css');
    })
    .join('\n');
}

function hook(): void {
  if (isHooked) return;
  isHooked = true;
  cleanWith(sanitise);
  DOMPurify.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style' && isElement(node)) keepStyle(node);
    if (tagName === 'form' && isElement(node)) removeButtons(node);
  });
  DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
    const { attrName: name, attrValue: value } = attribute;
    if (name === 'style' || PAINT.test(name)) {
      const safe = name === 'style' ? cleanStyle(value) : FOREIGN.test(value) ? '' : value;
      attribute.attrValue = safe.replaceAll(PART, (_, start, id) => start + prefixed(id));
      attribute.keepAttr = safe !== '';
    } else if (REFERENCES.has(name)) attribute.attrValue = value.replaceAll(ID, prefixed);
    else if (/^(?:xlink:)?href$/.test(name) && /^#(?!top$)./i.test(value)) {
      attribute.attrValue = `#${prefixed(value.slice(1))}`;
    }
  });
  DOMPurify.addHook('afterSanitizeAttributes', (element) => {
    if (element.hasAttribute('target')) element.setAttribute('rel', 'noopener noreferrer');
    if (/^(?:video|audio)$/.test(element.localName)) element.setAttribute('controls', '');
  });
}

/** Without its form a button does nothing; the words of the form stay. */
function removeButtons(form: Element): void {
  for (const button of form.querySelectorAll('button')) button.remove();
}

/** A style element goes; a mark in its place keeps what it said. */
function keepStyle(element: Element): void {
  const mark = element.ownerDocument.createElement('i');
  // Nothing that ends a comment or an element may stand in an attribute, here as anywhere else.
  const css = element.textContent?.replaceAll('<', '').replaceAll('>', ' > ') ?? '';
  mark.setAttribute('data-css', css);
  element.before(mark);
}

/** As the sanitiser names what it finds: ids are prefixed once. */
const prefixed = (id: string): string => (id.startsWith(ID_PREFIX) ? id : ID_PREFIX + id);

const isElement = (node: Node): node is Element => node.nodeType === 1;
