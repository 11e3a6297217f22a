import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on the page, or in the part of it that a selector names: the rule and the first
 * element that breaks it. No page of the shop has frames of its own, so that axe need not look for
 * them, nor tell what is in order: that is half of its time.
 */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}
