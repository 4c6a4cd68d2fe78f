import type { Page } from '@playwright/test';

/** Closes the toast, which on a phone covers what is below it for five seconds. */
export const closeToast = (page: Page): Promise<void> =>
  page.locator('[data-toaster]').getByRole('button', { name: 'Close' }).click();
