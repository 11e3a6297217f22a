import type { Locator, Page } from '@playwright/test';
import { expect, type Platform } from './fixtures.ts';
import { keyboard } from './keyboard.ts';

interface FailingForm {
  /** The GraphQL field that the form asks for. */
  field: string;
  /** The form's button. */
  button: Locator;
  /** Where it is said that it failed, and in which words. */
  near: Locator;
  failure: string;
  /** What was typed, which no failure takes away. */
  typed?: [field: Locator, value: string][];
  /** What tells that it was done in the end. */
  done: () => Promise<void>;
}

/** What befalls a form on its way to the platform, gone through by keys. */
export function formFailures(page: Page, platform: Platform) {
  const { presses } = keyboard(page);
  const timesSent = async (field: string) =>
    (await platform.calls()).filter(({ name }) => name === field).length;

  /** The first answer fails, the second is slow, and an impatient shopper presses once more. */
  return async ({ field, button, near, failure, typed = [], done }: FailingForm): Promise<void> => {
    const before = await timesSent(field);
    await platform.control('fail', { field, status: 500 });
    await presses(button);
    await expect(near.getByRole('alert').filter({ hasText: failure })).toBeVisible();
    for (const [box, value] of typed) await expect(box).toHaveValue(value);
    await platform.control('hold', { field });
    await presses(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Enter');
    await platform.untilHeld(field);
    await platform.control('release-held');
    await done();
    expect(await timesSent(field), `${field} was sent`).toBe(before + 2);
  };
}

/** Lets what a page reads come late, and fail. One for a test. */
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
