import { type Product, startProduct } from './product.ts';
import { test as base } from './test.ts';

/** A test with a product of its own and of the few other files that use it: no other journey changes its demo data. */
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
