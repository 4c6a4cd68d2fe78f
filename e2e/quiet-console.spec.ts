import { signIn } from './people.ts';
import { expect, test } from './test.ts';

// All tests fail on console messages; this one navigates through every kind of screen in one page.
test('a visit through every kind of screen leaves the console empty', async ({ page }) => {
  for (const path of ['/', '/contact', '/login', '/join']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await signIn(page.request, 'client');
  await page.goto('/');
  await page.getByRole('link', { name: 'Open your portal' }).click();
  await expect(page.getByRole('heading', { name: 'Harbour Booking Portal' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Harbour Booking Portal' })).toBeVisible();
});
