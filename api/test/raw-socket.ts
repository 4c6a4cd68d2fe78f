import { once } from 'node:events';
import WebSocket from 'ws';
import type { TestClient } from '#test/client';

export interface RawSocket {
  webSocket: WebSocket;
  /** Received messages, oldest first. */
  received: Array<{ id?: string; type: string; payload?: unknown }>;
  /** Resolves with code and reason when the socket is closed. */
  closed: Promise<{ code: number; reason: string }>;
  send(message: object): void;
}

/** A raw WebSocket that sends anything. Resolves once it is open. */
export async function openRawSocket({ url, cookie }: TestClient, address = '192.0.2.1'): Promise<RawSocket> {
  const webSocket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { ...(cookie && { cookie }), 'x-forwarded-for': address },
  });
  const received: RawSocket['received'] = [];
  webSocket.on('message', (data) => received.push(JSON.parse(String(data))));
  webSocket.on('error', () => undefined); // followed by the close
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    webSocket.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
  );
  await once(webSocket, 'open');
  return { webSocket, received, closed, send: (message) => webSocket.send(JSON.stringify(message)) };
}

/** A raw WebSocket with an acknowledged connection. */
export async function openSubscriber(client: TestClient, address?: string): Promise<RawSocket> {
  const socket = await openRawSocket(client, address);
  socket.send({ type: 'connection_init' });
  await once(socket.webSocket, 'message');
  return socket;
}

export const createSubscribeMessage = (id: string, query: string) => ({ id, type: 'subscribe', payload: { query } });
