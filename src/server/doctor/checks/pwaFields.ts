import { DOCUMENT_GUARDS } from '../../../lib/platform/documentGuards.ts';
import { CART_SUMMARY } from '../../../lib/platform/guards.ts';
import { type Finding, note, ok } from '../finding.ts';
import type { Validator } from '../validator.ts';

/** Which way COMMERCE_PWA_FIELDS saves a request that is refused, or asked about. */
export async function checkPwaFields(validator: Validator): Promise<Finding> {
  const problems = await validator.problemsOf(`{ cart(cart_id: "") { ${CART_SUMMARY} } }`);
  const { instead } = DOCUMENT_GUARDS.CartTriggerWithSummary ?? {};
  return problems.length === 0
    ? ok('PWA fields', 'There.', 'COMMERCE_PWA_FIELDS=on')
    : note(
        'PWA fields',
        `Missing: the shop finds out by one refused request in each visit and sends ${instead}.`,
        'COMMERCE_PWA_FIELDS=off',
      );
}
