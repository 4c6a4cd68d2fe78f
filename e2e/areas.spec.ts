import { signIn } from './people.ts';
import { expect, test } from './test.ts';

for (const width of [1280, 390]) {
  test(`sales finds the hub with its billing, and the way back, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page.request, 'sales');
    await page.goto('/sales-portal');
    await page.getByText('Portals', { exact: true }).click();
    const areas = page.getByRole('navigation', { name: 'Portals' });
    await expect(areas.getByRole('link')).toHaveText(['Sales portal', 'Contractor hub']);
    await expect(areas.locator('[aria-current=page]')).toHaveText('Sales portal');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await areas.getByRole('link', { name: 'Contractor hub' }).click();
    for (const name of ['Billing', 'DocHub', 'Jarvis']) await expect(page.getByRole('tab', { name })).toBeAttached();

    await page.getByText('Portals', { exact: true }).press('Enter');
    await expect(areas.locator('[aria-current=page]')).toHaveText('Contractor hub');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/sales-portal');
  });
}

test('an administrator finds the way back from the portals of sales and project managers', async ({ page }) => {
  await signIn(page.request, 'admin');
  for (const path of ['/sales-portal', '/project-manager-portal']) {
    await page.goto(path);
    await page.getByText('Portals', { exact: true }).click();
    await page.getByRole('navigation', { name: 'Portals' }).getByRole('link', { name: 'Admin portal' }).click();
    await expect(page).toHaveURL('/admin');
  }
});
