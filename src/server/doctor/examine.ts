import { checkCaptcha } from './checks/captcha.ts';
import { checkDocuments } from './checks/documents.ts';
import { checkPayments, unknownPayments } from './checks/payments.ts';
import { checkPwaFields } from './checks/pwaFields.ts';
import { checkReach } from './checks/reach.ts';
import { checkCache, checkRelease } from './checks/release.ts';
import { checkRest } from './checks/rest.ts';
import { checkStores } from './checks/stores.ts';
import type { ShopDocument } from './documents.ts';
import { type Finding, note, ok, stops } from './finding.ts';
import type { Platform } from './platform.ts';
import { readStoreViews } from './storeViews.ts';
import { validatorOf } from './validator.ts';

interface Examination {
  documents: readonly ShopDocument[];
  /** Whether the check may create a guest cart with one product, to list the payment methods. */
  mayMakeCart: boolean;
}

/** Examines a platform: what the shop can and cannot do with it, and what to configure. */
export async function examine(
  platform: Platform,
  { documents, mayMakeCart }: Examination,
): Promise<Finding[]> {
  const reached = await checkReach(platform);
  if (reached.some(({ verdict }) => verdict === 'stops')) return reached;
  const validator = await validatorOf(platform);
  if (!validator) return [...reached, UNREADABLE];
  const { defaultView, all } = await readStoreViews(platform, validator);
  return [
    ...reached,
    validator.isByIntrospection
      ? ok('Introspection', 'Open; the schema was read.')
      : note('Introspection', 'Closed, as it should be; each document was put to the platform.'),
    await checkRelease(platform, validator),
    await checkCache(platform),
    await checkPwaFields(validator),
    ...checkStores(platform, defaultView, all),
    ...(await checkRest(platform, all)),
    mayMakeCart ? await checkPayments(platform) : unknownPayments(),
    await checkCaptcha(platform),
    ...(await checkDocuments(documents, validator)),
  ];
}

const UNREADABLE = stops(
  'Introspection',
  'Closed, and a refusal does not name what is unknown: nothing more can be found out.',
  'Open introspection while the doctor runs, or let GraphQL errors say what they refuse.',
);

/** Whether a shopper can buy anything. */
export const canShop = (findings: readonly Finding[]): boolean =>
  findings.every(({ verdict }) => verdict !== 'stops');
