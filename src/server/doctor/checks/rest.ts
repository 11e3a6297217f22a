import { type Finding, note, ok, stops } from '../finding.ts';
import type { Platform } from '../platform.ts';
import type { StoreView } from '../storeViews.ts';

/** A public REST resource. */
const READABLE = 'V1/directory/countries';

/** Checks whether REST responds, and whether it does in the path of each store view. */
export async function checkRest(platform: Platform, views: StoreView[]): Promise<Finding[]> {
  const responds = async (path: string) => {
    const { status, isJson } = await platform.get(path);
    return status === 200 && isJson;
  };
  if (!(await responds(`/rest/${READABLE}`))) {
    return [
      stops('REST', 'No response at /rest/V1: no order can be placed.', 'Let /rest through.'),
    ];
  }
  const silent: string[] = [];
  for (const { store_code: code } of views) {
    if (!(await responds(`/rest/${code}/${READABLE}`))) silent.push(String(code));
  }
  return [
    ok('REST', 'Answers at /rest/V1.'),
    silent.length === 0
      ? ok('REST in store views', 'Orders are made in the view that the shopper sees.')
      : note(
          'REST in store views',
          `Not in ${silent.join(', ')}: orders are made in the default view, in its currency.`,
          'COMMERCE_REST_STORE_PATH=off',
        ),
  ];
}
