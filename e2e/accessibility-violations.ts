import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules that look at colors: all that another theme changes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

interface AccessibilityFaultsOptions {
  excluded?: string;
  colorsOnly?: boolean;
}

/**
 * What axe finds on the page, but in what `leftOut` selects. It looks in the page itself: its other way opens a page for each look,
 * and this one stops drawing.
 */
export async function findAccessibilityViolations(
  page: Page,
  { excluded, colorsOnly }: AccessibilityFaultsOptions = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (excluded) axe.exclude(excluded);
  if (colorsOnly) axe.withRules(colorRules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
