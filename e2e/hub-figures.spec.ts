import { signIn } from './people.ts';
import { expect, test } from './test.ts';
import { openTicket } from './tickets.ts';

test('a developer sees their figures and a newly opened ticket, and a figure links to billing', async ({
  page,
  playwright,
  baseURL,
  product,
}) => {
  await signIn(page.request, 'developer');
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.push(String(payload))));
  await page.goto('/contractor');
  const cards = page.getByRole('definition');
  await expect(cards.first()).toHaveText(/^\$[\d,.]+$/);
  await expect(page.getByText('Sample')).toHaveCount(0);
  const open = Number(await cards.nth(2).textContent());
  await expect.poll(() => frames.some((frame) => frame.includes('HubActivity'))).toBe(true);

  const client = await playwright.request.newContext({ baseURL });
  await signIn(client, 'client');
  const projects: Array<{ id: string; title: string }> = await (await client.get('/api/projects')).json();
  const projectId = projects.find(({ title }) => title === 'Harbour Booking Portal')?.id;
  await openTicket(product, client, { title: 'A berth is booked twice', priority: 'high', projectId });
  await client.dispose();

  await expect(cards.nth(2)).toHaveText(String(open + 1));
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText('A berth is booked twice');

  await page.getByRole('link', { name: 'This Month' }).click();
  await expect(page).toHaveURL('/contractor?tab=billing');
  await expect(page.getByRole('table')).toContainText('Project payouts');
  await expect(page.getByRole('region', { name: 'Payouts' })).toContainText('Harbour Booking Portal');
});

test('without payments the chart shows labeled sample data, in both themes and on a phone', async ({ page }) => {
  await signIn(page.request, 'sales');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contractor?tab=billing');
  await expect(page.getByText('$64,000')).toBeVisible();
  await expect(page.getByText('Sample')).toHaveCount(9);
  const chart = page.getByRole('img', { name: /^Payments of the last four months/ });
  const bar = chart.locator('rect:has(title)').first();
  const fills: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(bar).toBeVisible();
    fills.push(await bar.evaluate((rect) => getComputedStyle(rect).fill));
  }
  expect(new Set(fills).size).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.setViewportSize({ width: 1280, height: 800 });
  const [picture, table] = [await chart.boundingBox(), await page.getByRole('table').boundingBox()];
  expect(picture && table && picture.x + picture.width < table.x).toBe(true);
});
