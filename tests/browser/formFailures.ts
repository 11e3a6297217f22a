import type { Locator, Page } from '@playwright/test';
import { expect, type Platform } from './fixtures.ts';
import { keyboard } from './keyboard.ts';

interface FailingForm {
  /** The GraphQL root field that the form sends. */
  field: string;
  /** The form's submit button. */
  button: Locator;
  /** The element that contains the error message, and the message. */
  near: Locator;
  failure: string;
  /** Values that the fields must keep after the failure. */
  entered?: [field: Locator, value: string][];
  /** Asserts that the submission succeeded in the end. */
  done: () => Promise<void>;
}

/** Creates a check that submits a form by keyboard and has its requests fail and stall. */
export function formFailures(page: Page, platform: Platform) {
  const { press } = keyboard(page);
  const requestCount = async (field: string) =>
    (await platform.calls()).filter(({ name }) => name === field).length;

  /** The first response fails; the second is slow, and a further press meanwhile sends nothing. */
  return async ({
    field,
    button,
    near,
    failure,
    entered = [],
    done,
  }: FailingForm): Promise<void> => {
    const before = await requestCount(field);
    await platform.control('fail', { field, status: 500 });
    await press(button);
    await expect(near.getByRole('alert').filter({ hasText: failure })).toBeVisible();
    for (const [box, value] of entered) await expect(box).toHaveValue(value);
    await platform.control('hold', { field });
    await press(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Enter');
    await platform.untilHeld(field);
    await platform.control('release-held');
    await done();
    expect(await requestCount(field), `${field} was sent`).toBe(before + 2);
  };
}

/** Lets a test hold matching queries of a page and fail them. Use once per test. */
export async function slowReads(page: Page, operations: RegExp) {
  let [isFailing, arrived] = [false, Promise.resolve()];
  let arrive = () => {};
  await page.route(operations, async (route) => {
    await arrived;
    if (isFailing) await route.fulfill({ status: 400, json: { errors: [{ message: 'No.' }] } });
    else await route.continue();
  });
  return {
    hold: () => {
      isFailing = true;
      arrived = new Promise((resolve) => {
        arrive = resolve;
      });
    },
    fail: () => arrive(),
    mend: () => {
      isFailing = false;
    },
  };
}
