import { signIn } from './people.ts';
import { expect, test } from './test.ts';

for (const width of [1280, 390]) {
  test(`a person finds the own account behind the name, and the way back, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page.request, 'pm');
    await page.goto('/project-manager-portal');
    await page.getByRole('link', { name: /^Welcome, / }).click();
    await expect(page).toHaveURL('/account');
    await expect(page).toHaveTitle('Your account · 10x Labs');
    const profile = page.getByRole('region', { name: 'Profile' });
    await expect(profile).toContainText('pm@demo.test');
    await expect(profile).toContainText('Contractor · Project manager');
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(sideways, 'the page does not scroll sideways').toBe(false);
    await page.getByRole('link', { name: 'Back to your portal' }).click();
    await expect(page).toHaveURL('/project-manager-portal');
  });
}
