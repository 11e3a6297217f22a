import { enabledProduct, uidOf } from './cartChoice.ts';
import type { SoldPart } from './cartLineState.ts';
import type {
  BundleOption,
  BundleProduct,
  BundleSelection,
  ChosenSelection,
  Shop,
  SimpleProduct,
} from './model.ts';

/** The uid of a selection in an option, which also contains the quantity. */
export const selectionUid = (optionId: number, selectionId: number, quantity: number): string =>
  uidOf(`bundle/${optionId}/${selectionId}/${quantity}`);

/** The simple product of a selection, if it is still sold. */
export function selectedProduct(shop: Shop, { sku }: BundleSelection): SimpleProduct | undefined {
  const product = enabledProduct(shop, sku);
  return product?.kind === 'simple' ? product : undefined;
}

/** The products selected in a bundle; null when one of them no longer exists. */
export function bundleParts(
  shop: Shop,
  { options }: BundleProduct,
  chosen: readonly ChosenSelection[],
): SoldPart[] | null {
  const parts = chosen.map(({ optionId, selectionId, quantity }) => {
    const option = options.find(({ id }) => id === optionId);
    const selection = option?.selections.find(({ id }) => id === selectionId);
    const product = selection && selectedProduct(shop, selection);
    return product && { product, quantity };
  });
  const known = parts.filter((part) => part !== undefined);
  return known.length > 0 && known.length === parts.length ? known : null;
}

/** The selections of the bundle that have these uids; uids of other products are ignored. */
export function chosenByUids(
  { options }: BundleProduct,
  uids: readonly string[],
): ChosenSelection[] {
  return uids.flatMap((uid) => {
    const [word, optionId, selectionId, quantity] = decodeUid(uid).split('/');
    if (word !== 'bundle') return [];
    return chooseSelection(options, Number(optionId), Number(selectionId), Number(quantity));
  });
}

/** Chooses a selection with its own quantity, unless the shopper may change that. */
export function chooseSelection(
  options: readonly BundleOption[],
  optionId: number,
  selectionId: number,
  quantity: number,
): ChosenSelection[] {
  const selection = options
    .find(({ id }) => id === optionId)
    ?.selections.find(({ id }) => id === selectionId);
  if (!selection) return [];
  const isOwn = selection.canChangeQuantity && quantity > 0;
  return [{ optionId, selectionId, quantity: isOwn ? quantity : selection.quantity }];
}

/** The first required option without a selection. */
export const missingOption = (
  { options }: BundleProduct,
  chosen: readonly ChosenSelection[],
): BundleOption | undefined =>
  options.find(
    ({ id, isRequired }) => isRequired && !chosen.some(({ optionId }) => optionId === id),
  );

export const isSameChoice = (
  a: readonly ChosenSelection[] = [],
  b: readonly ChosenSelection[] = [],
): boolean => asText(a) === asText(b);

const asText = (chosen: readonly ChosenSelection[]): string =>
  chosen
    .map(({ optionId, selectionId, quantity }) => `${optionId}/${selectionId}/${quantity}`)
    .sort()
    .join();

function decodeUid(uid: string): string {
  try {
    return atob(uid);
  } catch {
    return '';
  }
}
