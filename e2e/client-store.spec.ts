import type { BrowserContext, Page } from '@playwright/test';
import { submitEnquiry } from './enquiries.ts';
import { live } from './live.ts';
import { type AccountName, signIn } from './people.ts';
import { splashSeenState } from './splash-state.ts';
import { expect, test } from './test.ts';

const requests = (page: Page) => page.getByRole('list', { name: 'New client requests' });
const card = (page: Page, name: string) => requests(page).getByRole('listitem').filter({ hasText: name });

async function openStore(context: BrowserContext, who: AccountName): Promise<Page> {
  await signIn(context.request, who);
  const page = await context.newPage();
  const followed = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('clientStoreChanged')),
    );
  await page.goto('/contractor?tab=client-store');
  await expect(requests(page).getByRole('listitem')).toHaveCount(3);
  await followed;
  return page;
}

/** Holds both accept requests until both have been sent. */
async function holdUntilBoth(pages: readonly Page[]): Promise<void> {
  let waiting = pages.length;
  let letGo = () => {};
  const both = new Promise<void>((resolve) => (letGo = resolve));
  for (const page of pages) {
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('AcceptRequest')) return route.continue();
      waiting -= 1;
      if (waiting === 0) letGo();
      await both;
      return route.continue();
    });
  }
}

test('when two people accept a request at once, one gets it and the other sees who did', async ({
  browser,
  baseURL,
  context,
  request,
}) => {
  const phone = await browser.newContext({
    baseURL,
    storageState: splashSeenState,
    viewport: { width: 390, height: 844 },
  });
  const [wide, narrow] = await Promise.all([openStore(context, 'developer'), openStore(phone, 'tester')]);
  const pages = [wide, narrow];
  const name = await submitEnquiry(request);
  for (const page of pages) await expect(card(page, name)).toBeVisible(live());

  await holdUntilBoth(pages);
  for (const page of pages) await page.getByRole('button', { name: `Accept the request from ${name}` }).click();
  for (const page of pages) await expect(card(page, name)).toContainText('Accepted by');

  const isNotified = (page: Page) => page.getByText('Someone else has accepted this request').isVisible();
  await expect.poll(async () => (await Promise.all(pages.map(isNotified))).filter(Boolean)).toHaveLength(1);
  const [winner, loser] = (await isNotified(wide)) ? [narrow, wide] : [wide, narrow];
  await expect(card(loser, name)).toContainText(/Accepted by (Devika Rao|Tomás Romero)/);
  expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await card(winner, name).getByRole('link', { name: 'Open the project' }).click();
  await expect(winner).toHaveURL(/\?tab=projects&project=[\w-]{36}$/);
  await expect(winner.getByRole('listitem').filter({ hasText: name })).toBeFocused();
  await phone.close();
});

test('hovering over a tab prefetches its data', async ({ page }) => {
  await signIn(page.request, 'developer');
  await page.goto('/contractor');
  const requestsResponse = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('ClientRequests')),
  );
  await page.getByRole('tab', { name: 'Client Store' }).hover();
  await requestsResponse;
  await page.getByRole('tab', { name: 'Client Store' }).click();
  await expect(requests(page).getByRole('listitem')).toHaveCount(3);
});
