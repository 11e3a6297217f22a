import type { StoreView } from '../../../../machines/domain.ts';
import { otherView } from '../../../../machines/storeView/otherView.ts';
import { resolvePath } from '../../../adapters/graphql/operations/route.ts';
import { readStoreViews } from '../../../adapters/graphql/operations/store.ts';
import { possibleCode } from '../../../lib/url/storePath.ts';
import type { Services } from '../services.ts';
import { saveView } from '../stored/saveView.ts';

/**
 * Finds the store view that an address belongs to, where the present view does not know the
 * address: the view whose code is the address's prefix; without a prefix the default view, if it
 * knows the path. Null if there is no such view.
 */
export async function findOtherView(services: Services, path: string): Promise<StoreView | null> {
  const { navigation, storage } = services;
  const { client } = services.commerce;
  const current = storage.get<string>('store_view_code');
  const code = possibleCode(path);
  if (navigation.prefix().isOfView || (code === null && current === null)) return null;
  const views = await readStoreViews(client());
  const candidate = otherView(views, { code, current });
  if (!candidate?.mustKnowPath) return candidate?.view ?? null;
  const { kind } = await resolvePath(client(), path, candidate.view.code);
  return kind === 'nothing' ? null : candidate.view;
}

/** Reloads the present address in the given store view. */
export function openView(services: Services, view: StoreView): void {
  saveView(services, view);
  services.navigation.reload(`store view ${view.code}`);
}
