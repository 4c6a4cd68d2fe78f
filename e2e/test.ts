import { type APIRequestContext, type BrowserContext, expect, test as base } from '@playwright/test';
import { signIn } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { splashSeenState } from './splash-state.ts';

interface Fixtures {
  /** Allows console messages that a test causes on purpose. */
  expectNoise(pattern: RegExp): void;
  /** An administrator's request context. */
  admin: APIRequestContext;
}
interface WorkerFixtures {
  product: Product;
}

/** Playwright's test with the real product; console errors and warnings, page errors and CSP violations fail it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expectNoise: async ({ context }, use) => {
    const expected: RegExp[] = [];
    const messages = listen(context);
    await use((pattern) => expected.push(pattern));
    const noise = messages.filter((line) => !expected.some((pattern) => pattern.test(line)));
    expect(noise, 'the console stays empty').toEqual([]);
  },
  storageState: splashSeenState,
  admin: async ({ playwright, baseURL }, use) => {
    const admin = await playwright.request.newContext({ baseURL });
    await signIn(admin, 'admin');
    await use(admin);
    await admin.dispose();
  },
  page: async ({ page, expectNoise }, use) => {
    // Requesting the fixture makes every test with a page listen.
    void expectNoise;
    await use(page);
  },
});

test.skip(process.env.CHROMIUM === '', 'Chromium is missing: install the package chromium to run the journeys');

function listen(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => heard.push(`page error: ${error.error().message}`));
  return heard;
}

/** Chromium's message for a page with status 404, such as the 404 screen. */
export const missingPage = /Failed to load resource: the server responded with a status of 404/;

export { expect };
