import { lineKey } from '../../../machines/cart/lines.ts';
import type { CartItem, GiftMessage } from '../../../machines/domain.ts';
import { useFormDraft } from '../../actors/useFormDraft.ts';
import { GIFT_DRAFTS } from '../../lib/stored/giftDrafts.ts';

/** The gift message of a cart line as it was typed; setting null forgets it. */
export function useGiftDraft(
  item: CartItem,
  cartId: string,
): [GiftMessage | null, (draft: GiftMessage | null) => void] {
  const [drafts, setDrafts] = useFormDraft<Record<string, GiftMessage>>(GIFT_DRAFTS, {});
  const key = `${cartId} ${lineKey(item)}`;
  const { [key]: draft, ...others } = drafts;
  return [draft ?? null, (next) => setDrafts(next ? { ...others, [key]: next } : others)];
}

/** Whether a draft differs from the saved message. It is kept if the page is left during a save. */
export const isUnsaved = (draft: GiftMessage, saved: GiftMessage | null | undefined): boolean =>
  (['to', 'from', 'message'] as const).some(
    (field) => draft[field].trim() !== (saved?.[field] ?? ''),
  );
