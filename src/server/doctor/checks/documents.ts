import { DOCUMENT_FALLBACKS } from '../../../lib/platform/documentFallbacks.ts';
import { FEATURES, type Feature, type FeatureName } from '../../../lib/platform/features.ts';
import type { ShopDocument } from '../documents.ts';
import { type Finding, note, ok, stops } from '../finding.ts';
import { NO_RESPONSE } from '../platform.ts';
import type { Validator } from '../validator.ts';

/** One row for all features that work, and one row for each feature with a refused document. */
export async function checkDocuments(
  documents: readonly ShopDocument[],
  validator: Validator,
): Promise<Finding[]> {
  const refused = new Map<string, string>();
  for (const { name, text } of documents) {
    const [problem] = await validator.problemsOf(text);
    if (problem) refused.set(name, problem);
  }
  const names = Object.keys(FEATURES) as FeatureName[];
  const found = names.map((name) => findingOf(FEATURES[name], name, refused));
  const working = found.filter(({ verdict }) => verdict === 'ok');
  return [
    ok('Works', working.map(({ subject }) => subject).join(' · ')),
    ...found.filter((name) => !working.includes(name)),
  ];
}

function findingOf(
  { title, isEssential, fallback }: Feature,
  feature: FeatureName,
  refused: ReadonlyMap<string, string>,
): Finding {
  const own = Object.entries(DOCUMENT_FALLBACKS).filter(([, row]) => row.feature === feature);
  const missing = own.filter(([name]) => isNeeded(name, refused));
  if (missing.length === 0) return ok(title, '');
  const [[name, { guard, instead }]] = missing as [(typeof missing)[number]];
  // If the platform refuses the fallback too, it lacks something other than the guarded field.
  const isGuarded = guard && !(instead && refused.has(instead));
  const reason = isGuarded ? `Only with ${guard.since}.` : `${name}: ${refused.get(name)}`;
  return isEssential
    ? stops(
        title,
        `${fallback} ${reason}`,
        refused.get(name)?.startsWith(NO_RESPONSE)
          ? 'Run the doctor again: a response was lost.'
          : 'Add the missing field to the platform.',
      )
    : note(title, `${fallback} ${reason}`);
}

/**
 * Whether the shop needs a document that the platform refuses. The shop does not need a fallback if
 * the platform accepts the document that the fallback replaces.
 */
function isNeeded(name: string, refused: ReadonlyMap<string, string>): boolean {
  const better = Object.entries(DOCUMENT_FALLBACKS).find(
    ([, { instead }]) => instead === name,
  )?.[0];
  const isReplaced = better !== undefined && !refused.has(better);
  return refused.has(name) && !isReplaced;
}
