import type { ControlInput } from './controlInput.ts';
import type { Language, Shop } from './shop/model.ts';

/** Adds a category: {name, urlKey, parent?: id or English name, position?, includeInMenu?}. */
export function addCategory(shop: Shop, input: ControlInput): void {
  const name = input.words('name');
  const parent = input.has('parent') ? input.text('parent') : null;
  const above = shop.categories.find(
    (category) => String(category.id) === parent || category.name.en === parent,
  );
  if (parent !== null && !above) throw new TypeError(`No category "${parent}".`);
  shop.categories.push({
    id: Math.max(...shop.categories.map(({ id }) => id), shop.rootCategoryId) + 1,
    parentId: above?.id ?? shop.rootCategoryId,
    name,
    urlKey: input.words('urlKey'),
    description: input.words('description', ''),
    image: null,
    position: input.number('position', shop.categories.length + 1),
    includeInMenu: input.switch('includeInMenu'),
    isActive: true,
    metaTitle: null,
  });
}

/**
 * Adds a store view: {code, name, …}. It copies what is not given from the default view, and may
 * start a group.
 */
export function addView(shop: Shop, input: ControlInput): void {
  const [first] = shop.views;
  if (!first) throw new TypeError('There is no view to begin with.');
  const code = input.text('code');
  if (shop.views.some((view) => view.code === code)) throw new TypeError(`"${code}" is taken.`);
  shop.views.push({
    code,
    name: input.text('name'),
    groupCode: input.text('groupCode', first.groupCode),
    groupName: input.text('groupName', first.groupName),
    sortOrder: input.number('sortOrder', shop.views.length * 10),
    isDefault: false,
    language: languageOf(input.text('language', 'en')),
    locale: input.text('locale', first.locale),
    currency: input.text('currency', first.currency),
    rate: input.number('rate', first.rate),
  });
}

/** Removes a store view: {code}. */
export function removeView(shop: Shop, input: ControlInput): void {
  const view = viewNamed(shop, input.text('code'));
  if (view.isDefault) throw new TypeError('The default view stays.');
  shop.views.splice(shop.views.indexOf(view), 1);
}

/** Changes the currency of a store view: {code, currency, rate?}. */
export function setCurrency(shop: Shop, input: ControlInput): void {
  const view = viewNamed(shop, input.text('code'));
  view.currency = input.text('currency');
  view.rate = input.number('rate', view.rate);
}

function viewNamed({ views }: Shop, code: string): Shop['views'][number] {
  const view = views.find((view) => view.code === code);
  if (!view) throw new TypeError(`No view "${code}".`);
  return view;
}

function languageOf(text: string): Language {
  if (text === 'en' || text === 'zh') return text;
  throw new TypeError(`No language "${text}".`);
}

/**
 * Adds a redirect to one view: {from, to, view?, code?}. The code is 301 unless it is given as 302.
 */
export function redirect(shop: Shop, input: ControlInput): void {
  const viewCode = input.text('view', shop.views.find((view) => view.isDefault)?.code);
  const redirectCode = input.number('code', 301) === 302 ? 302 : 301;
  shop.rewrites.push({ viewCode, from: input.text('from'), to: input.text('to'), redirectCode });
}
