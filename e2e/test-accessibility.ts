import { findAccessibilityViolations } from './accessibility-violations.ts';
import { type AccountName, signIn } from './people.ts';
import { expect, missingPage } from './test.ts';
import { test } from './untouched-product.ts';

export interface Screen {
  path: string;
  as?: AccountName;
  /** A link to follow. */
  open?: string;
  /** Buttons to click in order. */
  press?: string | RegExp | readonly (string | RegExp)[];
  /** An item of the opened menu. */
  choose?: string;
  /** Text that appears once the screen has loaded. */
  settled: string;
  /** Expects a 404, which the browser logs to the console. */
  isMissing?: true;
}

/** Tests each screen with axe in both widths and themes. */
export function testAccessibility(screens: readonly Screen[]): void {
  for (const screen of screens) {
    const { path, as, open, settled, choose } = screen;
    const presses = [screen.press ?? []].flat();
    const opened = [as && ` as ${as}`, ...[open ?? [], presses, choose ?? []].flat().map((name) => `, ${String(name)}`)]
      .filter(Boolean)
      .join('');
    test(`${path}${opened} has no accessibility violations, wide or narrow, light or dark`, async ({
      page,
      expectNoise,
    }) => {
      if (screen.isMissing) expectNoise(missingPage);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (as) await signIn(page.request, as);
      await page.goto(path);
      if (open) await page.getByRole('link', { name: open }).first().click();
      for (const name of presses) await page.getByRole('button', { name }).first().click();
      if (choose) await page.getByRole('menuitem', { name: choose }).click();
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.getByText(settled).first().waitFor();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.waitForFunction(isStill);
          const faults = await findAccessibilityViolations(page, { colorsOnly: colorScheme === 'dark' });
          expect(faults, `${width} px, ${colorScheme}`).toEqual([]);
        }
      }
    });
  }
}

/** With reduced motion, animations still take a millisecond. */
const isStill = () => document.getAnimations().length === 0;
