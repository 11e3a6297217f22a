import type { StoreView } from '../../../../machines/domain.ts';
import { type ViewChange, viewChange } from '../../../../machines/storeView/viewChange.ts';
import { withoutViewInAddress } from '../../../adapters/browser/withoutViewInAddress.ts';
import { readOfferedViews } from '../../../adapters/graphql/operations/store.ts';
import type { Services } from '../services.ts';
import { forgetView, saveView } from '../stored/saveView.ts';

/** Asks the platform whether it still has the stored store view. @throws PlatformError */
export async function readViewChange({ commerce, storage }: Services): Promise<ViewChange | null> {
  return viewChange(await readOfferedViews(commerce.client()), {
    code: storage.get('store_view_code'),
    currency: storage.get('store_view_currency'),
  });
}

/** Makes the next load of this page use another store view; null is the default view. */
export function replaceView(services: Services, view: StoreView | null): void {
  if (view) {
    saveView(services, view);
    return;
  }
  forgetView(services);
  withoutViewInAddress(services.navigation.current());
}
