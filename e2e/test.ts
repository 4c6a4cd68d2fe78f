import { type BrowserContext, expect, test as base } from '@playwright/test';
import { startProduct } from './product.ts';

interface Fixtures {
  /** Console messages that a test brings about on purpose. */
  expectNoise(pattern: RegExp): void;
}
interface WorkerFixtures {
  productUrl: string;
}

/** Playwright's test on the real product; a console error or warning, a page error or a CSP violation fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  productUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are asked for from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product.url);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ productUrl }, use) => use(productUrl),
  expectNoise: async ({ context }, use) => {
    const expected: RegExp[] = [];
    const heard = listen(context);
    await use((pattern) => expected.push(pattern));
    const noise = heard.filter((line) => !expected.some((pattern) => pattern.test(line)));
    expect(noise, 'the console stays empty').toEqual([]);
  },
  page: async ({ page, expectNoise }, use) => {
    // Asking for the fixture makes every test that has a page listen.
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

export { expect };
