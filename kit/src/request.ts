import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { toFault } from './fault.ts';
import { withReauthentication } from './request/with-reauthentication.ts';
import { RequestError } from './request/request-error.ts';

export { beginAttempt, createHexId, type Attempt } from './request/attempt.ts';
export { RequestError } from './request/request-error.ts';

/** A typed GraphQL document as text, for pages without Apollo: neither graphql nor a cache is loaded. */
export type TextDocument<Result, Variables> = DocumentTypeDecoration<Result, Variables> & { toString(): string };

interface Options {
  /** Idempotency key: a retry with the same key has no further effect. */
  idempotencyKey?: string;
  /** Sends the request even if the page is closed in the meantime. */
  keepalive?: boolean;
}

/** Sends one operation with the session cookie. Returns its data, or throws a RequestError. Retries only after reauthentication. */
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
    const message = "We can't reach the server. Please try again.";
    throw new RequestError({ code: 'NETWORK', message, status: 0 }, { cause });
  }
}

function parse(text: string): { data?: unknown; errors?: unknown[] } | undefined {
  try {
    return JSON.parse(text) as { data?: unknown; errors?: unknown[] };
  } catch {
    // A proxy's page or an empty body: the caller reports it with its status.
    return undefined;
  }
}
