import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
