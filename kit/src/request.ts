import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { toFault } from './fault.ts';
import { withReauthentication } from './request/with-reauthentication.ts';
import { RequestError } from './request/request-error.ts';

export { RequestError } from './request/request-error.ts';

/** A typed GraphQL document as text. Pages without Apollo use it: neither graphql nor a cache has to be loaded. */
export type TextDocument<Result, Variables> = DocumentTypeDecoration<Result, Variables> & { toString(): string };

interface Options {
  /** The same change under the same key is made once, however often it is sent. */
  idempotencyKey?: string;
  /** It is sent even if the page is left meanwhile. */
  keepalive?: boolean;
}

/** Sends one operation with the session's cookie. Answers its data, or throws a RequestError. Retries only after a confirmation. */
export async function request<Result, Variables>(
  document: TextDocument<Result, Variables>,
  ...[variables, options]: Variables extends Record<string, never> ? [] : [Variables, Options?]
): Promise<Result> {
  const body = JSON.stringify({ query: document.toString(), variables });
  return withReauthentication(() => execute<Result>(body, options));
}

async function execute<Result>(body: string, options?: Options): Promise<Result> {
  const response = await send(body, options);
  const text = await response.text().catch(() => '');
  const reply = parse(text);
  if (reply?.errors?.length) {
    throw new RequestError({ ...toFault(reply), status: response.status }, { cause: reply.errors });
  }
  if (response.ok && reply?.data) return reply.data as Result;
  throw new RequestError({
    code: 'INTERNAL',
    message: `${response.status}: ${text || response.statusText}`,
    status: response.status,
  });
}

async function send(body: string, { idempotencyKey: key, keepalive = false }: Options = {}): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) };
  try {
    return await fetch('/graphql', { method: 'POST', credentials: 'same-origin', headers, keepalive, body });
  } catch (cause) {
    const message = "Couldn't reach the server. Check your connection and try again.";
    throw new RequestError({ code: 'NETWORK', message, status: 0 }, { cause });
  }
}

function parse(text: string): { data?: unknown; errors?: unknown[] } | undefined {
  try {
    return JSON.parse(text) as { data?: unknown; errors?: unknown[] };
  } catch {
    // A proxy's page, or an empty body: reported with its status by the caller.
    return undefined;
  }
}
