import DOMPurify, { type Config } from 'dompurify';
import { runAsSanitiser, setSanitiser } from '../../lib/trustedTypes.ts';
import { ID_PREFIX } from '../../lib/url/pagePart.ts';
import { cleanStyle } from './declarations.ts';
import { withoutDirectives } from './directives.ts';

/**
 * The only sanitiser configuration for rich content: no scripts, event handlers, frames or forms.
 * Ids and names are prefixed, so that none can shadow a property of the document.
 */
const RULES: Config = {
  USE_PROFILES: { html: true, svg: true, svgFilters: true },
  ADD_ATTR: ['target'],
  FORBID_TAGS: [
    ...['form', 'input', 'textarea', 'select', 'option', 'optgroup', 'datalist', 'output'],
    ...['style', 'template', 'slot', 'dialog', 'canvas', 'marquee', 'blink', 'feimage'],
  ],
  // Forbid autoplay: the visitor could not stop the playback.
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

/** SVG attributes that refer to another element by id, as `url(#id)`. */
const PAINT = /^(?:fill|stroke|clip-path|mask|filter|cursor|marker(?:-\w+)?)$/;
const PART = /(url\(\s*["']?#)([^"')]+)/gi;
/** Matches values that refer, or may refer, to something outside the drawing. */
const FOREIGN = /url\((?!\s*["']?#)|image|\\|\/\//i;

let isHooked = false;

/**
 * Sanitises rich content into an inert document, in which nothing loads or runs. Each style element
 * becomes a marker element that `takeStyles` reads.
 */
export function sanitiseToDom(html: string): HTMLElement {
  hook();
  // A leading element keeps the parser from moving content into `head` or replacing `body`.
  const clean = runAsSanitiser((policy) =>
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

/** Sanitises rich content and returns it as HTML, without style elements. */
export function sanitise(html: string): string {
  const body = sanitiseToDom(html);
  takeStyles(body);
  return body.innerHTML;
}

/** Removes the markers of style elements from sanitised content and returns the styles' text. */
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
  setSanitiser(sanitise);
  DOMPurify.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style' && isElement(node)) keepStyle(node);
    if (tagName === 'form' && isElement(node)) removeButtons(node);
  });
  DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
    const { attrName: name, attrValue: value } = attribute;
    if (name === 'style' || PAINT.test(name)) {
      const safe = name === 'style' ? cleanStyle(value) : FOREIGN.test(value) ? '' : value;
      attribute.attrValue = safe.replaceAll(PART, (_, start, id) => start + withPrefix(id));
      attribute.keepAttr = safe !== '';
    } else if (REFERENCES.has(name)) attribute.attrValue = value.replaceAll(ID, withPrefix);
    else if (/^(?:xlink:)?href$/.test(name) && /^#(?!top$)./i.test(value)) {
      attribute.attrValue = `#${withPrefix(value.slice(1))}`;
    }
  });
  DOMPurify.addHook('afterSanitizeAttributes', (element) => {
    if (element.hasAttribute('target')) element.setAttribute('rel', 'noopener noreferrer');
    if (/^(?:video|audio)$/.test(element.localName)) element.setAttribute('controls', '');
  });
}

/** Removes a form's buttons, which do nothing without the form; its text stays. */
function removeButtons(form: Element): void {
  for (const button of form.querySelectorAll('button')) button.remove();
}

/**
 * Stores a style element's text in a marker element before it; the sanitiser then removes the style
 * element.
 */
function keepStyle(element: Element): void {
  const mark = element.ownerDocument.createElement('i');
  // Break up sequences that end a comment or an element: the sanitiser drops attributes that
  // contain one.
  const css = element.textContent?.replaceAll('<', '').replaceAll('>', ' > ') ?? '';
  mark.setAttribute('data-css', css);
  element.before(mark);
}

/** Prefixes an id as the sanitiser does, but never twice. */
const withPrefix = (id: string): string => (id.startsWith(ID_PREFIX) ? id : ID_PREFIX + id);

const isElement = (node: Node): node is Element => node.nodeType === 1;
