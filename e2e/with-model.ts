import type { APIRequestContext, Page } from '@playwright/test';
import { type FakeModel, startFakeModel } from './fake-model.ts';
import { type AccountName, signIn } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { expect, test as base } from './test.ts';

interface WithModel {
  model: FakeModel;
  product: Product;
}

/** The product with a model whose answers a test sets. */
export const test = base.extend<object, WithModel>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from this pattern
    async ({}, use) => {
      const model = await startFakeModel();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ model }, use) => {
      const product = await startProduct(model.settings);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Creates a conversation and returns its id. */
async function startConversation(request: APIRequestContext, title: string): Promise<string> {
  const templates = (await (await request.get('/api/developer/prompt-templates')).json()) as Array<{ id: number }>;
  const made = await request.post('/api/developer/conversations', { data: { title, templateIds: [templates[0]?.id] } });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

/** Signs in, opens a new conversation and returns its id. */
export async function openChat(page: Page, title = 'Sessions', name: AccountName = 'developer'): Promise<string> {
  await signIn(page.request, name);
  const id = await startConversation(page.request, title);
  await page.goto(`/contractor?tab=jarvis&conversation=${id}`);
  await expect(page.getByText('0 messages loaded')).toBeVisible();
  return id;
}

/** A promise that a test resolves. */
export function createGate(): { open: () => void; opened: Promise<void> } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}
