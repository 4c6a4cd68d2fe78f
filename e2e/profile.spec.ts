import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from './accessibility-violations.ts';
import { createNewcomer } from './newcomers.ts';
import { expect, test } from './test.ts';

/** A picture whose left half is red and whose right half is blue, as a phone would take it: wider than high. */
async function paintPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 800 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = '#d00';
    context.fillRect(0, 0, 800, 800);
    context.fillStyle = '#00d';
    context.fillRect(800, 0, 800, 800);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** The size of a picture on the page, and the red and blue of its left and right edge. */
const readPicture = (page: Page, selector: string) =>
  page.locator(selector).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const at = (x: number) => [...context.getImageData(x, height / 2, 1, 1).data].slice(0, 3);
    return { width, height, left: at(4), right: at(width - 5) };
  });
const isRed = ([red = 0, , blue = 0]: number[]) => red > 180 && blue < 60;
const isBlue = ([red = 0, , blue = 0]: number[]) => blue > 180 && red < 60;

test('a contractor who joined by a link completes the profile that the hub asks for, with a photo that the hub shows', async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await createNewcomer(admin, page, { role: 'contractor', contractorRole: 'developer' });
  await page.goto('/contractor');
  const attention = page.getByRole('region', { name: 'Needs your attention' });
  await expect(attention.getByText('Add your tag name, experience and technologies')).toBeVisible();
  await attention.getByRole('link', { name: 'Complete your profile' }).click();
  await expect(page).toHaveURL('/account');

  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.getByText(/^Complete your profile:/)).toBeVisible();
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByText('Tag name must be at least 2 characters')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await profile.getByLabel('Tag name').fill(`mara-${Date.now().toString(36)}`);
  await profile.getByLabel('Experience level').selectOption('Senior (5-10 years)');
  await profile.getByLabel('Technologies').fill('TypeScript, and a little COBOL');
  await profile.getByLabel('First name').fill('Maralen');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile complete', { exact: true })).toBeVisible();
  await expect(profile.getByText(/^Complete your profile:/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Welcome, Maralen Lindqvist' })).toBeAttached();

  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await paintPicture(page) };
  await profile.getByLabel('Photo', { exact: true }).and(page.locator('input')).setInputFiles(picture);
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
  const canvas = dialog.getByRole('application', { name: 'Your photo' });
  await expect(canvas).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // To the right, until only the blue half is left: by pointer, then by keyboard.
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The picture has no place');
  await page.mouse.move(box.x + 200, box.y + 140);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + 140, { steps: 4 });
  await page.mouse.up();
  await canvas.focus();
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('Photo saved')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: 'Back to your portal' }).click();
  await expect(page).toHaveURL('/contractor');
  await expect(page.getByText('Complete your profile')).toHaveCount(0);
  const photo = await readPicture(page, 'img[src^="/api/files/"]:visible >> nth=0');
  expect(photo).toMatchObject({ width: 512, height: 512 });
  expect([isBlue(photo.left), isBlue(photo.right)]).toEqual([true, true]);

  await page.goto('/account');
  await profile.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Photo removed')).toBeVisible();
  await expect(profile.locator('img')).toHaveCount(0);
  await expect(profile.getByRole('button', { name: 'Add a photo' })).toBeFocused();
});

test('a client changes their name and photo, without the fields of a contractor', async ({ page, admin }) => {
  await createNewcomer(admin, page);
  await page.goto('/account');
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.getByLabel('First name')).toHaveValue('Mara');
  for (const label of ['Tag name', 'Experience level', 'Technologies'])
    await expect(profile.getByLabel(label)).toHaveCount(0);
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await paintPicture(page) };
  await profile.getByLabel('Photo', { exact: true }).and(page.locator('input')).setInputFiles(picture);
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('Photo saved')).toBeVisible();
  const photo = await readPicture(page, '[role=group][aria-label=Photo] img');
  expect([photo.width, isRed(photo.left), isBlue(photo.right)]).toEqual([512, true, true]);

  // Another tab of the same person: nothing is overwritten unseen.
  const other = await page.context().newPage();
  await other.goto('/account');
  await other.getByLabel('Last name').fill('Lind');
  await other.getByRole('button', { name: 'Save profile' }).click();
  await expect(other.getByText('Profile saved')).toBeVisible();
  await profile.getByLabel('First name').fill('Maralen');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('This profile was changed elsewhere while you were editing')).toBeVisible();
  await expect(profile.getByLabel('Last name')).toHaveValue('Lind');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Welcome, Maralen Lind' })).toBeVisible();
});
