import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoPassword } from './demo-accounts.ts';
import { remotes, root } from '../scripts/paths.mjs';
import { startProduct } from './product.ts';
import { expect, test } from './test.ts';

test('a portal whose remote is missing says so, the rest works, and Retry works once it is back', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/./); // the browser itself reports what could not be loaded
  const folder = mkdtempSync(path.join(tmpdir(), 'portals-remotes-'));
  for (const name of remotes)
    cpSync(path.join(root, name, 'dist'), path.join(folder, name, 'dist'), { recursive: true });
  const home = path.join(folder, 'mfe-client');
  renameSync(home, `${home}.away`);
  const product = await startProduct({ REMOTES_DIR: folder });
  try {
    const to = (address: string) => new URL(address, product.url).href;
    const reply = await page.request.post(to('/api/auth/login'), {
      data: { email: 'client@demo.test', password: demoPassword },
    });
    expect(reply).toBeOK();
    await page.goto(to('/client'));
    const card = page.getByRole('alert').filter({ hasText: 'not available right now' });
    await expect(card).toBeVisible();

    await page.goto(to('/contact'));
    await expect(page).toHaveTitle(/^Contact/);
    await page.goto(to('/client'));
    await expect(card).toBeVisible();

    renameSync(`${home}.away`, home);
    await card.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Harbour Booking Portal' })).toBeVisible();
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
