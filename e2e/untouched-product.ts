import { type Product, startProduct } from './product.ts';
import { test as base } from './test.ts';

/** A test that only looks at the demo data, in a product that no journey changes: lists stay short, and their rows on the first page. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
