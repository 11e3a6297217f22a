import { lineKey } from '../../machines/cart/lines.ts';
import type { CartDetails, CartItem, GiftMessage } from '../../machines/domain.ts';
import { useFormDraft } from '../actors/useFormDraft.ts';
import { GIFT_DRAFTS } from '../lib/formDrafts.ts';

/** The gift message of a cart line as it was typed; setting null forgets it. */
export function useGiftDraft(
  item: CartItem,
  cartId: string,
): [GiftMessage | null, (draft: GiftMessage | null) => void] {
  const [drafts, setDrafts] = useGiftDrafts();
  const key = draftKey(cartId, item);
  const { [key]: draft, ...others } = drafts;
  return [draft ?? null, (next) => setDrafts(next ? { ...others, [key]: next } : others)];
}

/** The cart lines whose gift message was typed and not saved. */
export function useUnsavedGifts({ id, items }: CartDetails): CartItem[] {
  const [drafts] = useGiftDrafts();
  return items.filter((item) => {
    const draft = drafts[draftKey(id, item)];
    return draft && isUnsaved(draft, item.gift);
  });
}

const useGiftDrafts = () => useFormDraft<Record<string, GiftMessage>>(GIFT_DRAFTS, {});

const draftKey = (cartId: string, item: CartItem): string => `${cartId} ${lineKey(item)}`;

/** Whether a draft differs from the saved message. A draft is kept if the page is left during a save. */
export const isUnsaved = (draft: GiftMessage, saved: GiftMessage | null | undefined): boolean =>
  (['to', 'from', 'message'] as const).some(
    (field) => draft[field].trim() !== (saved?.[field] ?? '').trim(),
  );
