import { COMMON_READERS, type Reader } from './commonReaders.ts';
import type { ContentType } from './nodes.ts';
import { RARE_READERS } from './rareReaders.ts';

/** The readers of all 21 content types of spec section 3. */
export const READERS: Record<ContentType, Reader> = { ...COMMON_READERS, ...RARE_READERS };
