import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on the page, but in what `leftOut` selects. It looks in the page itself: its other way opens a page for each look,
 * and this one stops drawing.
 */
export async function accessibilityFaults(page: Page, leftOut?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (leftOut ? axe.exclude(leftOut) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
