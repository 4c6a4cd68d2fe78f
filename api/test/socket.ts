import { expect } from '@jest/globals';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import type { TestClient } from '#test/client';

/** A graphql-ws client with this client's cookie. */
export function socketOf({ url, cookie }: TestClient, headers: Record<string, string> = {}, address = '/graphql') {
  class WithHeaders extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { ...(cookie && { cookie }), ...headers } });
    }
  }
  return createClient({
    url: url.replace('http', 'ws') + address,
    webSocketImpl: WithHeaders,
    retryAttempts: 0,
  });
}

/**
 * Asks for the first event of a subscription, and waits until the server has it: a socket's messages go in order, and the second is
 * refused at once. A test may learn how it ended long after it did.
 */
export async function follow<Data = unknown>(client: TestClient, query: string, variables?: Record<string, unknown>) {
  const socket = socketOf(client);
  const next = socket.iterate<Data>({ query, variables: variables ?? null }).next();
  next.catch(() => undefined);
  await expect(socket.iterate({ query: '{ nothing }' }).next()).rejects.toBeDefined();
  return { socket, next };
}

/** The status that an upgrade is answered with; 101 where it opens. */
export function upgradeStatus(
  { url, cookie }: TestClient,
  path = '/graphql',
  headers: Record<string, string> = {},
): Promise<number> {
  const socket = new WebSocket(url.replace('http', 'ws') + path, 'graphql-transport-ws', {
    headers: { ...(cookie && { cookie }), ...headers },
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
