import { expect } from '@jest/globals';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import type { TestClient } from '#test/client';

const getCredentials = ({ cookie, key }: Pick<TestClient, 'cookie' | 'key'>) => ({
  ...(cookie && { cookie }),
  ...(key && { authorization: `Bearer ${key}` }),
});

/** A graphql-ws client with this client's cookie and token. */
export function createSocket(
  { url, cookie, key }: TestClient,
  headers: Record<string, string> = {},
  address = '/graphql',
) {
  class WithHeaders extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { ...getCredentials({ cookie, key }), ...headers } });
    }
  }
  return createClient({
    url: url.replace('http', 'ws') + address,
    webSocketImpl: WithHeaders,
    retryAttempts: 0,
  });
}

/** Timeout for events. Most arrive within a few milliseconds. */
const eventTimeoutMs = 3000;

/**
 * Subscribes and waits until the server has the subscription: messages are handled in order, and a second, invalid one is refused at
 * once. `next` returns the next event or the subscription's end, even if it was earlier; it rejects on timeout.
 */
export async function subscribeTo<Data = unknown>(
  client: TestClient,
  query: string,
  variables?: Record<string, unknown>,
) {
  const socket = createSocket(client);
  const events = socket.iterate<Data>({ query, variables: variables ?? null });
  // An end before anyone awaits it would be lost.
  let first: ReturnType<typeof events.next> | null = events.next();
  first.catch(() => undefined);
  await expect(socket.iterate({ query: '{ nothing }' }).next()).rejects.toBeDefined();
  const next = (timeoutMs = eventTimeoutMs) => {
    const event = first ?? events.next();
    first = null;
    return inTime(event, query, timeoutMs);
  };
  return { socket, next, stop: () => socket.dispose() };
}

/** The event of a subscription, or a timeout error with the subscription's name. */
export async function inTime<T>(event: Promise<T>, query: string, timeoutMs = eventTimeoutMs): Promise<T> {
  const name = /\{\s*(\w+)/.exec(query)?.[1];
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no event of ${name} within ${timeoutMs / 1000} s`)), timeoutMs);
  });
  return Promise.race([event, late]).finally(() => clearTimeout(timer));
}

/** The status of an upgrade request; 101 if it succeeds. */
export function requestUpgrade(
  { url, cookie, key }: TestClient,
  path = '/graphql',
  headers: Record<string, string> = {},
): Promise<number> {
  const socket = new WebSocket(url.replace('http', 'ws') + path, 'graphql-transport-ws', {
    headers: { ...getCredentials({ cookie, key }), ...headers },
  });
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', reject);
  });
}
