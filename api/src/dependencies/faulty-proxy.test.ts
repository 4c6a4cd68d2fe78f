import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type FaultyProxy, startFaultyProxy } from '#test/faulty-proxy';

let echo: Server;
let atServer: Socket[];
let proxy: FaultyProxy;

beforeEach(async () => {
  atServer = [];
  echo = createServer((socket) => {
    atServer.push(socket);
    socket.on('error', () => undefined);
    socket.pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  proxy = await startFaultyProxy(`redis://127.0.0.1:${(echo.address() as { port: number }).port}`);
});
afterEach(async () => {
  await proxy.stop();
  echo.close();
});

async function open(): Promise<Socket> {
  const socket = connect(proxy.port, proxy.host);
  await once(socket, 'connect');
  return socket;
}
async function echoed(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  const [answer] = await once(socket, 'data');
  return String(answer);
}

test('existing connections hang forever, and new ones pass', async () => {
  const old = await open();
  expect(await echoed(old, 'before')).toBe('before');
  expect(proxy.swallowExisting()).toBe(1);
  const events: string[] = [];
  for (const event of ['data', 'end', 'error', 'close']) old.on(event, () => events.push(event));
  old.write('lost');
  const fresh = await open();
  expect(await echoed(fresh, 'after')).toBe('after');
  expect(events).toEqual([]);
  expect(atServer[0]?.destroyed).toBe(false);
  old.destroy();
  fresh.destroy();
});

test('while it hangs nothing passes, and afterwards everything does', async () => {
  const socket = await open();
  proxy.setMode('hang');
  let isAnswered = false;
  const answer = echoed(socket, 'late').finally(() => (isAnswered = true));
  const other = await open();
  expect(isAnswered).toBe(false);
  proxy.setMode('pass');
  expect(await answer).toBe('late');
  socket.destroy();
  other.destroy();
});

test('while it refuses, existing and new connections are cut', async () => {
  const socket = await open();
  await echoed(socket, 'before');
  const [closed, second] = [once(socket, 'close').catch(() => undefined), connect(proxy.port, proxy.host)];
  socket.on('error', () => undefined);
  second.on('error', () => undefined);
  proxy.setMode('refuse');
  await Promise.all([closed, once(second, 'close').catch(() => undefined)]);
  expect(proxy.openConnections()).toBe(0);
});
