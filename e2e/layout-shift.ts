import type { Page } from '@playwright/test';

/** Measures the cumulative layout shift from the next navigation on. */
export async function trackLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const readLayoutShift = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);
