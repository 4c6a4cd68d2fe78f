import createClient, { type Client, type ClientOptions, mergeHeaders } from 'openapi-fetch';
import type { components, paths } from './openapi.ts';

export type { paths };

/** What paths take and return, by name: `Schemas['Project']`. */
export type Schemas = components['schemas'];

export interface RestClientOptions extends ClientOptions {
  /** The address of the product, such as `https://portal.example`. */
  baseUrl: string;
  /** A personal access token, created on the account page. */
  token?: string;
}

/** A client whose methods know each path, its parameters, its body and what it returns. */
export function createRestClient({ token, headers, ...options }: RestClientOptions): Client<paths> {
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return createClient<paths>({ ...options, headers: mergeHeaders(authorization, headers) });
}

/** The cursor of the next items of a list, for `after`. Undefined on its last page. */
export function getNextCursor({ headers }: Response): string | undefined {
  const address = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return address === undefined ? undefined : (new URLSearchParams(address.split('?')[1]).get('after') ?? undefined);
}
