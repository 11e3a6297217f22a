import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Runs axe on the page. Legacy mode skips frames, which no page of the shop has, and `resultTypes`
 * skips the report on passed rules; together they halve the time.
 *
 * @param part - a CSS selector that limits the check
 * @returns for each violation the rule's id and the first element that breaks it
 */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    // An experimental rule: a control's name contains its visible words.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}

export async function expectAccessible(page: Page, where?: string): Promise<void> {
  expect(await violationsOf(page), where).toEqual([]);
}

/** Expects no violations once nothing on the page is busy. */
export async function expectSettledAndAccessible(page: Page, where: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page, where);
}
