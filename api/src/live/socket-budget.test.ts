import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { openRawSocket, openSubscriber, type RawSocket, createSubscribeMessage } from '#test/raw-socket';

const query = 'subscription { activityAdded { id } }';
let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  client = await signInAs(app, await app.make.user());
});
afterAll(() => app.stop());

const figure = async (name: string) => {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  return Number(new RegExp(`^${name.replace('{', '\\{')} (\\d+)`, 'm').exec(text)?.[1]);
};
const noneOpen = () =>
  eventually(async () =>
    expect(await Promise.all([figure('websockets_open'), figure('subscriptions_open')])).toEqual([0, 0]),
  );
const getErrors = ({ received }: RawSocket) => received.filter(({ type }) => type === 'error');
const close = async ({ webSocket, closed }: RawSocket) => {
  webSocket.close();
  await closed;
};

test('the 51st subscription of a socket is rejected individually, and ending one makes room at once', async () => {
  const socket = await openSubscriber(client);
  for (let id = 1; id <= 51; id += 1) socket.send(createSubscribeMessage(String(id), query));
  await eventually(async () => expect(getErrors(socket)).toHaveLength(1));
  expect(getErrors(socket)).toEqual([
    {
      id: '51',
      type: 'error',
      payload: [
        {
          message: 'This connection already has 50 subscriptions. End one first',
          extensions: { code: 'RATE_LIMITED' },
        },
      ],
    },
  ]);
  await eventually(async () => expect(await figure('subscriptions_open')).toBe(50));
  socket.send({ id: '1', type: 'complete' });
  socket.send(createSubscribeMessage('52', query));
  socket.send(createSubscribeMessage('53', query));
  await eventually(async () => expect(getErrors(socket)).toHaveLength(2));
  expect(getErrors(socket)[1]).toMatchObject({ id: '53' });
  await close(socket);
  await noneOpen();
});

test('messages of 100 kB cannot be kept as subscriptions: together they have a limit', async () => {
  const socket = await openSubscriber(client);
  const padded = (id: string) => ({
    ...createSubscribeMessage(id, query),
    payload: { query, extensions: { padding: 'x'.repeat(100_000) } },
  });
  for (const id of ['1', '2', '3']) socket.send(padded(id));
  await eventually(async () =>
    expect(getErrors(socket)).toMatchObject([{ id: '3', payload: [{ extensions: { code: 'RATE_LIMITED' } }] }]),
  );
  await close(socket);
  await noneOpen();
});

test('more messages than the burst close the socket with 4429, including pings', async () => {
  const socket = await openSubscriber(client);
  for (let n = 0; n < 300; n += 1) socket.send({ type: 'ping' });
  expect(await socket.closed).toEqual({ code: 4429, reason: 'Too many messages. Try again later' });
  const pinging = await openSubscriber(client);
  const { closed, webSocket } = pinging;
  for (let n = 0; n < 300 && webSocket.readyState === webSocket.OPEN; n += 1) {
    webSocket.ping();
    await Promise.race([once(webSocket, 'pong'), closed]);
  }
  expect(await pinging.closed).toMatchObject({ code: 4429 });
  await noneOpen();
});

test('a message that is too large closes the socket with 1009', async () => {
  const socket = await openSubscriber(client);
  socket.webSocket.send('x'.repeat(128 * 1024 + 1));
  expect(await socket.closed).toMatchObject({ code: 1009 });
});

test('a client that never sends connection_init is disconnected', async () => {
  const socket = await openRawSocket(client);
  expect(await socket.closed).toEqual({ code: 4408, reason: 'Connection initialisation timeout' });
});

test.each([
  ['no JSON', 'hello'],
  ['a message that only servers send', JSON.stringify({ id: '1', type: 'next', payload: {} })],
  ['an id without end', JSON.stringify(createSubscribeMessage('x'.repeat(1000), query))],
])('%s closes the socket with 4400', async (_what, text) => {
  const socket = await openSubscriber(client);
  socket.webSocket.send(text);
  expect(await socket.closed).toMatchObject({ code: 4400 });
});

test('a duplicate id closes the socket, even while its first subscription is being prepared', async () => {
  const socket = await openSubscriber(client);
  socket.send(createSubscribeMessage('1', query));
  socket.send({ id: '1', type: 'complete' });
  socket.send(createSubscribeMessage('1', query));
  socket.send(createSubscribeMessage('1', query));
  expect(await socket.closed).toMatchObject({ code: 4409 });
  await noneOpen();
});

test('ended subscriptions leave nothing behind', async () => {
  const socket = await openSubscriber(client);
  for (let n = 0; n < 80; n += 1) {
    socket.send(createSubscribeMessage(`${n}`, query));
    if (n % 2) await turn();
    socket.send({ id: `${n}`, type: 'complete' });
  }
  await eventually(async () => expect(await figure('subscriptions_open')).toBe(0));
  expect(getErrors(socket)).toEqual([]);
  await close(socket);
});

test('the 31st socket of a session is closed with 4429, and one that is closed makes room', async () => {
  const session = await signInAs(app, await app.make.user());
  const sockets = await Promise.all(Array.from({ length: 30 }, () => openSubscriber(session)));
  const over = await openRawSocket(session);
  expect(await over.closed).toEqual({
    code: 4429,
    reason: 'This session already has 30 sockets. Close a tab first',
  });
  await close(sockets[0]!);
  await eventually(async () => void (await openSubscriber(session).then(close)));
  await Promise.all(sockets.slice(1).map(close));
  await noneOpen();
});

test('the 301st socket of an address is closed with 4429, whatever its session; another address is not', async () => {
  const address = '2001:db8:1:2::';
  const sessions = await Promise.all(Array.from({ length: 11 }, async () => signInAs(app, await app.make.user())));
  const open = (n: number) => openSubscriber(sessions[n % 11]!, `${address}${(n + 1).toString(16)}`);
  const sockets: RawSocket[] = [];
  // A few at a time: 300 handshakes at once can be more than a busy machine reads sessions for.
  while (sockets.length < 300)
    sockets.push(...(await Promise.all(Array.from({ length: 20 }, (_, n) => open(sockets.length + n)))));
  const over = await openRawSocket(client, `${address}ffff`);
  expect(await over.closed).toEqual({ code: 4429, reason: 'Your network already has 300 sockets. Try again later' });
  await close(await openSubscriber(client, '2001:db8:1:3::1'));
  for (const { webSocket } of sockets) webSocket.terminate();
  await noneOpen();
});

test('a client that does not read is closed with 4408 before more than a megabyte waits for it', async () => {
  const owner = await app.make.user();
  const developer = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  const project = await app.make.project({ client: owner, developer });
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  await database.query("update projects set description = repeat('x', 5000) where id = $1", [project.id]);
  await database.end();
  const asDeveloper = await signInAs(app, developer);
  const socket = await openSubscriber(await signInAs(app, owner));
  const aliases = Array.from({ length: 10 }, (_, n) => `a${n}: project { description }`).join(' ');
  for (let id = 1; id <= 50; id += 1)
    socket.send(createSubscribeMessage(String(id), `subscription { activityAdded { ${aliases} } }`));
  await eventually(async () => expect(await figure('subscriptions_open')).toBe(50));
  socket.webSocket.pause();
  await eventually(async () => {
    const update =
      'mutation ($id: ID!, $progress: Int!) { updateProject(id: $id, input: { progress: $progress }) { id } }';
    await asDeveloper.graphql(update, { id: project.id, progress: Math.floor(Math.random() * 100) });
    expect(await figure('websockets_closed_total{reason="slow_reader"}')).toBe(1);
  });
  await noneOpen();
  socket.webSocket.terminate();
});

test('a rejected upgrade is closed even if the client keeps its half open', async () => {
  const connection = connect({ port: app.port, host: '127.0.0.1', allowHalfOpen: true });
  connection.write(
    `GET /graphql HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
  );
  connection.resume();
  await once(connection, 'end');
  // The other side is gone: a write now causes a reset, which the next write reports.
  const faults: Error[] = [];
  connection.on('error', (error) => faults.push(error));
  await eventually(async () => {
    connection.write('x');
    expect(faults).toMatchObject([{ code: expect.stringMatching(/ECONNRESET|EPIPE/) }]);
  });
});
