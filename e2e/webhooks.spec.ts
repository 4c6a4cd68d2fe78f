import { createHmac } from 'node:crypto';
import { findAccessibilityViolations } from './accessibility-violations.ts';
import { signIn } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { expect, test as base } from './test.ts';
import { type ReceivedWebhook, startWebhookReceiver } from './webhook-receiver.ts';

type Receiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

const test = base.extend<object, { receiver: Receiver; product: Product }>({
  receiver: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from this pattern
    async ({}, use) => {
      const receiver = await startWebhookReceiver();
      await use(receiver);
      await receiver.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ receiver }, use) => {
      const product = await startProduct({ WEBHOOK_PRIVATE_RECEIVERS: receiver.host });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** As docs/webhooks.md explains it. */
function isSigned(secret: string, { headers, body }: ReceivedWebhook): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}

test('a receiver is added, gets a signed event, and one that it refused once more by hand', async ({
  page,
  receiver,
}) => {
  await signIn(page.request, 'admin');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Create webhook' });
  await form.getByLabel('Name').fill('Automation');
  await form.getByLabel('Address').fill(receiver.url);
  await form.getByLabel('Ticket answered').check();
  await form.getByRole('button', { name: 'Create webhook' }).click();
  const shown = page.getByRole('dialog', { name: 'Secret of Automation' });
  const secret = (await shown.locator('code').textContent()) ?? '';
  expect(secret).toMatch(/^whsec_/);
  await shown.getByRole('button', { name: 'Done' }).click();

  const receivers = page.getByRole('region', { name: 'Receivers' });
  await expect(receivers.getByRole('listitem').filter({ hasText: 'Automation' })).toContainText('On');
  await receivers.getByRole('button', { name: 'Send test to Automation' }).click();
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.getByRole('listitem')).toContainText(['webhook.test']);
  await expect(log.getByRole('listitem').first()).toContainText('Delivered');
  expect(receiver.received.every((message) => isSigned(secret, message))).toBe(true);

  receiver.setStatus(500);
  await page.goto('/admin/tickets');
  await page.getByRole('link', { name: 'Deposits show in the wrong currency' }).click();
  await page.getByRole('textbox', { name: /reply|message/i }).fill('The fix is live.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.goto('/admin/webhooks');
  const failed = log.getByRole('listitem').filter({ hasText: 'ticket.answered' });
  await expect(failed).toContainText('The receiver answered 500');
  receiver.setStatus(200);
  await failed.getByRole('button', { name: 'Resend ticket.answered' }).click();
  await expect(failed).toContainText('Delivered');
  const answered = receiver.received.filter(({ body }) => body.includes('ticket.answered'));
  expect(new Set(answered.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(answered.every((message) => isSigned(secret, message))).toBe(true);
});

for (const theme of ['light', 'dark'] as const)
  for (const width of [390, 768, 1280])
    test(`the screen and its dialog are accessible and fit at ${width} px, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await signIn(page.request, 'admin');
      await page.goto('/admin/webhooks');
      const log = page.getByRole('region', { name: 'Log' });
      await expect(log.getByRole('listitem').first()).toBeVisible();
      await log.getByText('Details').first().click();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(sideways, 'the page does not scroll sideways').toBe(false);
      for (const row of await log.getByRole('listitem').all()) {
        const [event, button] = [
          await row.locator('strong').boundingBox(),
          await row.getByRole('button').boundingBox(),
        ];
        expect(button?.y ?? 0, 'Resend is beside the event').toBeLessThan((event?.y ?? 0) + (event?.height ?? 0));
      }
      await page.getByRole('button', { name: 'Create webhook' }).click();
      await expect(page.getByRole('dialog', { name: 'Create webhook' })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });
