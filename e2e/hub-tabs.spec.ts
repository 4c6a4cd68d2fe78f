import { signIn } from './people.ts';
import { expect, test } from './test.ts';

const tabs = [
  ['Projects', 'projects'],
  ['DocHub', 'dochub'],
  ['AI Nexus', 'ai-nexus'],
  ['Upskill', 'upskill'],
  ['Billing', 'billing'],
  ['Tickets', 'tickets'],
  ['Client Store', 'client-store'],
  ['Dashboard', 'dashboard'],
] as const;

test('each tab is in the URL, survives a reload and fits a phone; the Jarvis code loads when its tab opens', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page.request, 'developer');
  await page.goto('/contractor');
  const jarvis = page.getByRole('tab', { name: 'Jarvis' });
  // Other tabs load on hover.
  await jarvis.hover();
  for (const [name, key] of tabs) {
    const tab = page.getByRole('tab', { name, exact: true });
    await tab.click();
    await expect(page).toHaveURL(`/contractor?tab=${key}`);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390);
  }

  const before = scripts.length;
  await jarvis.click();
  await expect(page.getByRole('button', { name: 'New chat' })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  await page.reload();
  await expect(jarvis).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'New chat' })).toBeVisible();
});
