import { DOCUMENT_FALLBACKS } from '../../../lib/platform/documentFallbacks.ts';
import { CART_SUMMARY } from '../../../lib/platform/optionalFields.ts';
import { type Finding, note, ok } from '../finding.ts';
import type { Validator } from '../validator.ts';

/** Finds the value of COMMERCE_PWA_FIELDS that avoids a refused request in each visit. */
export async function checkPwaFields(validator: Validator): Promise<Finding> {
  const problems = await validator.problemsOf(`{ cart(cart_id: "") { ${CART_SUMMARY} } }`);
  const { instead } = DOCUMENT_FALLBACKS.CartTriggerWithSummary ?? {};
  return problems.length === 0
    ? ok('PWA fields', 'There.', 'COMMERCE_PWA_FIELDS=on')
    : note(
        'PWA fields',
        `Missing: the shop finds out by one refused request in each visit and sends ${instead}.`,
        'COMMERCE_PWA_FIELDS=off',
      );
}
