import { vi } from 'vitest';
import { createPlatform } from '../platform/createPlatform.ts';
import { type OpenShop, openShop } from '../support/openShop.ts';
import { showShop } from '../support/showShop.tsx';
import type { Fault } from './faults.ts';
import { faultyConnection } from './faultyConnection.ts';
import type { Row } from './row.ts';
import { simulatedTime } from './time.ts';

export type Stage = ReturnType<typeof openStage>;

/** One browser and one platform; `startFault()` puts the fault on their connection. */
export function openStage(row: Row, fault: Fault) {
  const platform = createPlatform();
  const wire = faultyConnection(row, fault);
  let isFaultStarted = false;
  let shop: OpenShop | undefined;
  const time = simulatedTime(
    () => shop?.clock,
    () => document.body.textContent ?? '',
  );
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => wire.isOnline);

  function close() {
    shop?.close();
    shop = undefined;
  }

  const stage = {
    ...time,
    platform: platform.shop(),
    wire,
    /** The machines and ports of the open shop. */
    shop: () => {
      if (!shop) throw new Error('The shop is not open.');
      return shop;
    },
    isOpen: () => shop !== undefined,
    /** The token of the reset link that a row has requested. */
    resetToken: '',
    /** Starts the fault on the connection. */
    startFault: () => {
      isFaultStarted = true;
    },
    /** Loads a page and shows it. */
    async visit(path: string) {
      close();
      shop = await openShop({
        path,
        platform,
        around: (name, send) => (isFaultStarted ? wire.around(name, send) : send()),
      });
      showShop(shop);
    },
    /** Reloads the page: everything that was running is gone. */
    async reload() {
      close();
      vi.clearAllTimers();
      await stage.visit(location.pathname + location.search);
    },
    close,
    /** Sends a request to the platform that is not the shop's. */
    send: (path: string, body: object) =>
      platform.fetch(
        new Request(location.origin + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    control: (action: string, body: object = {}) => stage.shop().control(action, body),
    /** The text on the screen. */
    text: () => document.body.textContent ?? '',
    main: () => shownText(document.querySelector('main')),
    hasText: (words: string) => (document.body.textContent ?? '').includes(words),
    /** A button or a link by its text or label. */
    find: (name: string) =>
      [...document.querySelectorAll<HTMLElement>('button, a, [role=menuitemradio]')].find(
        (one) => one.textContent === name || one.getAttribute('aria-label') === name,
      ),
    /** Presses a control as soon as it is enabled. */
    async pressWhenReady(name: string) {
      const isReady = () => stage.find(name)?.matches(':not(:disabled, [aria-disabled=true])');
      await stage.until(() => isReady() === true, `"${name}" that can be pressed`);
      stage.press(name);
    },
    press: (name: string) => {
      const found = stage.find(name);
      if (!found) throw new Error(`There is no "${name}" on the screen: ${stage.text()}`);
      found.click();
    },
  };
  return stage;
}

/** The element's text, without the parts that are hidden. */
function shownText(element: Element | null): string {
  let text = element?.textContent ?? '';
  for (const hidden of element?.querySelectorAll('[hidden]') ?? []) {
    text = text.replace(hidden.textContent ?? '', '');
  }
  return text;
}
