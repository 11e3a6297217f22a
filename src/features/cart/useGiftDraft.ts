import { lineKey } from '../../../machines/cart/lines.ts';
import type { CartItem, GiftMessage } from '../../../machines/domain.ts';
import { useFormDraft } from '../../actors/useFormDraft.ts';
import { GIFT_DRAFTS } from '../../lib/stored/giftDrafts.ts';

/** The gift message of a cart line that is typed and not saved; setting null forgets it. */
export function useGiftDraft(
  item: CartItem,
  cartId: string,
): [GiftMessage | null, (draft: GiftMessage | null) => void] {
  const [drafts, setDrafts] = useFormDraft<Record<string, GiftMessage>>(GIFT_DRAFTS, {});
  const key = `${cartId} ${lineKey(item)}`;
  const { [key]: draft, ...others } = drafts;
  return [
    draft && !isSameMessage(draft, item.gift) ? draft : null,
    (next) => setDrafts(next ? { ...others, [key]: next } : others),
  ];
}

/** Whether a draft was saved, perhaps after the page had been left. */
const isSameMessage = (draft: GiftMessage, saved: GiftMessage | null | undefined): boolean =>
  (['to', 'from', 'message'] as const).every(
    (field) => draft[field].trim() === (saved?.[field] ?? ''),
  );
