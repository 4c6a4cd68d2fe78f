import type { Page } from '@playwright/test';

/** The copied text, pasted into a temporary field: the Permissions-Policy doesn't allow reading the clipboard. */
export async function readClipboard(page: Page): Promise<string> {
  const field = page.getByLabel('Pasted text');
  await page.evaluate(() => {
    const pasted = document.createElement('textarea');
    pasted.ariaLabel = 'Pasted text';
    (document.activeElement?.parentElement ?? document.body).append(pasted);
  });
  await field.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await field.evaluate((pasted) => pasted.remove());
  return text;
}
