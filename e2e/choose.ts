import type { Locator } from '@playwright/test';

/** Opens a combobox with server-side search and selects the first option with this name. */
export async function choose(opener: Locator, name: string, words = ''): Promise<void> {
  await opener.click();
  const page = opener.page();
  if (words) await page.keyboard.type(words);
  await page.getByRole('listbox').getByRole('option', { name }).first().click();
}
