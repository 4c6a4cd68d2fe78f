import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { Product } from './product.ts';

/**
 * Runs an operation that no portal sends, as whoever is signed in at `request`: the product runs in production, where only whoever
 * may register operations may run others. Portals get no such key, so what they send is looked at like everywhere.
 */
export const runUnregisteredOperation = (
  { releaseKey }: Pick<Product, 'releaseKey'>,
  request: APIRequestContext,
  query: string,
  variables: object = {},
): Promise<APIResponse> =>
  request.post('/graphql', { data: { query, variables }, headers: { authorization: `Bearer ${releaseKey}` } });
