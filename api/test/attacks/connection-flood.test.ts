import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type AttackedServer, expectOthersUnaffected, startAttackedServer } from '#test/attacks/attacked-server';
import { runInParallel } from '#test/attacks/in-parallel';
import { connectionBudget } from '#limits/connection-budget';
import { eventually } from '#test/eventually';

let server: AttackedServer;
// Without a proxy: the attacker's connections are counted and share an address with everyone else's.
beforeAll(async () => (server = await startAttackedServer({ TRUST_PROXY: '0' })));
afterAll(() => server.stop());

test('3,000 connections from one address with half a request each: most are closed, and others can connect', async () => {
  const { hostname, port } = new URL(server.url);
  const sockets: Socket[] = [];
  const openSocket = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ host: hostname, port: Number(port) }, () => {
        socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
        resolve();
      });
      socket.on('error', () => resolve()).resume();
      sockets.push(socket);
    });
  const stillOpen = () => sockets.filter(({ destroyed }) => !destroyed);
  const { seen } = await server.during(async () => {
    await runInParallel(3000, 15, openSocket);
    await eventually(async () => expect(stillOpen().length).toBeLessThanOrEqual(connectionBudget.perNetwork.figure));
    const { status } = await fetch(`${server.url}/healthz`);
    expect(status).toBe(200);
    // The headers never arrive, so the rest is closed too.
    await eventually(async () => expect(stillOpen()).toEqual([]), 20_000);
  });
  expectOthersUnaffected(seen);
}, 60_000);
