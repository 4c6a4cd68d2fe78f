import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { boundConnections } from '#http/server/bounded-server';
import { eventually } from '#test/eventually';

const perNetwork = 5;
const total = 8;
let server: Server;
let answers: ServerResponse[] = [];
let sockets: Socket[] = [];
beforeEach(async () => {
  server = createServer((_req, res) => void answers.push(res));
  boundConnections(server, { total, perNetwork, perSite: 100 });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  [answers, sockets] = [[], []];
  server.closeAllConnections();
  await promisify(server.close.bind(server))();
});

const open = async (localAddress = '127.0.0.1') => {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined).resume();
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
};
const openCount = () => promisify(server.getConnections.bind(server))();
const request = async (socket: Socket) => {
  const before = answers.length;
  socket.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n');
  await eventually(async () => expect(answers).toHaveLength(before + 1));
};

test("at a network's limit, the connection that has been idle longest makes room for a new one", async () => {
  const first = await open();
  for (let n = 1; n < perNetwork; n += 1) await open();
  const closed = once(first, 'close');
  const newcomer = await open();
  await closed;
  await request(newcomer);
  expect(await openCount()).toBe(perNetwork);
});

test('an active connection stays, and one that was answered before stays longer than one that sent nothing', async () => {
  const busy = await open();
  const keptAlive = await open();
  await request(keptAlive);
  answers.pop()?.end();
  await request(busy);
  const silent = await open();
  for (let n = 3; n < perNetwork; n += 1) await open();
  const closed = once(silent, 'close');
  await open();
  await closed;
  expect([busy.destroyed, keptAlive.destroyed]).toEqual([false, false]);
});

test('if all connections are active, the newest is closed', async () => {
  for (let n = 0; n < perNetwork; n += 1) await request(await open());
  const newest = await open();
  await once(newest, 'close');
  expect(await openCount()).toBe(perNetwork);
});

// Only Linux routes all of 127.0.0.0/8 without configuration.
(process.platform === 'linux' ? test : test.skip)(
  "at the server's limit, the network with the most connections loses one",
  async () => {
    const others = await Promise.all(['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'].map(open));
    const most = await open();
    for (let n = others.length + 1; n < total; n += 1) await open();
    const closed = once(most, 'close');
    others.push(await open('127.0.0.6'));
    await closed;
    expect(others.filter(({ destroyed }) => destroyed)).toEqual([]);
  },
);
