import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, test } from '@jest/globals';
import { WebSocket, WebSocketServer } from 'ws';
import { ClientSocket } from '#live/client-socket';
import { WriteQueue } from '#live/write-queue';

/** A socket of a server, and everything that its client receives until it is closed. */
async function connect() {
  const wss = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(wss, 'listening');
  const browser = new WebSocket(`ws://127.0.0.1:${(wss.address() as AddressInfo).port}`);
  const received: string[] = [];
  browser.on('message', (data: Buffer) => received.push(data.toString()));
  const [webSocket, { socket: connection }] = (await once(wss, 'connection')) as [WebSocket, { socket: Duplex }];
  const socket = new ClientSocket(webSocket, connection, new WriteQueue(), {
    onClosing: () => undefined,
    onLimit: () => undefined,
  });
  const closed = once(browser, 'close').then(() => wss.close());
  return { socket, received, closed };
}
const message = (...parts: string[]) => parts.map((part) => Buffer.from(part));

test('an individual message is sent after those already queued', async () => {
  const { socket, received, closed } = await connect();
  for (const text of ['one', 'two']) socket.sendShared(message(text, ' payload'));
  await socket.send('three');
  socket.closeWith(1000, '');
  await closed;
  expect(received).toEqual(['one payload', 'two payload', 'three']);
});

test('a socket whose session has ended receives no queued messages', async () => {
  const { socket, received, closed } = await connect();
  await socket.send('before');
  socket.sendShared(message('one'));
  socket.close('session_over');
  await closed;
  expect(received).toEqual(['before']);
});

test('a socket with more than a megabyte queued is closed', async () => {
  const { socket, received, closed } = await connect();
  const large = message('a'.repeat(600_000));
  for (const each of [large, large, large]) socket.sendShared(each);
  expect(socket.isClosing).toBe(true);
  await closed;
  expect(received).toEqual([]);
});
