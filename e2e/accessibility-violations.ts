import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The color rules: the only ones that depend on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

interface AccessibilityFaultsOptions {
  excluded?: string;
  colorsOnly?: boolean;
}

/**
 * axe violations on the page, except in elements that `leftOut` selects. Runs in the page itself: the alternative opens a new page for
 * each run, and this one would stop rendering.
 */
export async function findAccessibilityViolations(
  page: Page,
  { excluded, colorsOnly }: AccessibilityFaultsOptions = {},
): Promise<string[]> {
  // Describing what passed would take almost half of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], selectors: false });
  if (excluded) axe.exclude(excluded);
  if (colorsOnly) axe.withRules(colorRules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
