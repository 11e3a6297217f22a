import type { ControlInput } from './controlInput.ts';
import type { Language, Shop } from './shop/model.ts';

/** {name, urlKey, parent?: id or English name, position?, includeInMenu?}: a deeper menu. */
export function addCategory(shop: Shop, input: ControlInput): void {
  const name = input.words('name');
  const parent = input.has('parent') ? input.text('parent') : null;
  const above = shop.categories.find((one) => String(one.id) === parent || one.name.en === parent);
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

/** {code, name, …}: a store view like the default one but for what is told; may begin a group. */
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

/** {code}: the owner has taken a store view away. */
export function removeView(shop: Shop, input: ControlInput): void {
  const view = viewNamed(shop, input.text('code'));
  if (view.isDefault) throw new TypeError('The default view stays.');
  shop.views.splice(shop.views.indexOf(view), 1);
}

/** {code, currency, rate?}: a store view has another currency from now on. */
export function setCurrency(shop: Shop, input: ControlInput): void {
  const view = viewNamed(shop, input.text('code'));
  view.currency = input.text('currency');
  view.rate = input.number('rate', view.rate);
}

function viewNamed({ views }: Shop, code: string): Shop['views'][number] {
  const view = views.find((one) => one.code === code);
  if (!view) throw new TypeError(`No view "${code}".`);
  return view;
}

function languageOf(text: string): Language {
  if (text === 'en' || text === 'zh') return text;
  throw new TypeError(`No language "${text}".`);
}

/** {from, to, view?, code?}: a rewrite of a path in one view, 301 unless told 302. */
export function redirect(shop: Shop, input: ControlInput): void {
  const viewCode = input.text('view', shop.views.find((view) => view.isDefault)?.code);
  const redirectCode = input.number('code', 301) === 302 ? 302 : 301;
  shop.rewrites.push({ viewCode, from: input.text('from'), to: input.text('to'), redirectCode });
}
