import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { Product } from './product.ts';

/**
 * Runs an operation that no portal sends, with the session of `request`. In production only a release key allows unregistered
 * operations. Portals don't get one, so their own requests are still checked.
 */
export const runUnregisteredOperation = (
  { releaseKey }: Pick<Product, 'releaseKey'>,
  request: APIRequestContext,
  query: string,
  variables: object = {},
): Promise<APIResponse> =>
  request.post('/graphql', { data: { query, variables }, headers: { authorization: `Bearer ${releaseKey}` } });
