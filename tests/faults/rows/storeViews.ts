import { actorOf } from '../../../src/actors/AppActor.ts';
import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';

const storeView = (stage: Stage) => actorOf(stage.shop().app, 'storeView');

/** Arranges a shopper with the list of store views open. */
async function openViewList(stage: Stage, path: string) {
  await stage.visit(path);
  stage.shop().services.actors.send('storeView', { type: 'storeView.list' });
  await stage.shop().start('storeView');
  await stage.until(
    () =>
      storeView(stage)?.getSnapshot().matches({ settled: 'resting' }) === true &&
      (storeView(stage)?.getSnapshot().context.views.length ?? 0) > 1,
    'a list of store views',
  );
}

const loadCalls = (stage: Stage) => stage.shop().load.mock.calls;

/** Switches to the Chinese view: the same page there, or its home page if it has none. */
const switchRow = (
  operation: string,
  path: string,
  target: string,
  more: Partial<Row> = {},
): Row => ({
  operation,
  kind: 'query',
  arrange: (stage) => openViewList(stage, path),
  act: (stage) => storeView(stage)?.send({ type: 'storeView.choose', code: 'zh_hant' }),
  isDone: (stage) => JSON.stringify(loadCalls(stage)) === JSON.stringify([[target, 'zh_hant']]),
  isComplete: (stage) => JSON.stringify(loadCalls(stage)) === JSON.stringify([['/', 'zh_hant']]),
  isWaiting: (stage) => storeView(stage)?.getSnapshot().matches({ settled: 'switching' }) === true,
  async retry(stage) {
    // Returns to the first view, on the same page.
    localStorage.clear();
    await openViewList(stage, path);
    storeView(stage)?.send({ type: 'storeView.choose', code: 'zh_hant' });
  },
  marks: { 'reload in the middle': 'restored' },
  ...more,
});

export const storeViewRows: readonly Row[] = [
  switchRow('ProductSku', '/first-light.html', '/chenguang-chuxian.html'),
  switchRow('ProductUrl', '/first-light.html', '/chenguang-chuxian.html'),
  switchRow('CategoryUrl', '/bouquets.html', '/huashu.html'),
  {
    ...switchRow('PageUrl', '/about-us', '/about-us'),
    arrange: async (stage) => {
      await openViewList(stage, '/about-us');
      // The path is another page there, so the shop looks up the page itself.
      await stage.control('redirect', {
        from: 'about-us',
        to: 'https://elsewhere.example/about',
        view: 'zh_hant',
      });
    },
  },
];
