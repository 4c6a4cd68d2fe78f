import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type AttackedServer,
  colleagueAddress,
  expectOthersUnaffected,
  startAttackedServer,
} from '#test/attacks/attacked-server';
import { eventually } from '#test/eventually';

let server: AttackedServer;
beforeAll(async () => (server = await startAttackedServer()));
afterAll(() => server.stop());

test('200 incomplete request bodies from a colleague’s address are closed, and the colleague is unaffected', async () => {
  const { hostname, port } = new URL(server.url);
  const sockets: Socket[] = [];
  const headers = `Host: localhost\r\nX-Forwarded-For: ${colleagueAddress}\r\nContent-Type: application/json`;
  const { seen } = await server.during(async () => {
    for (let n = 0; n < 200; n += 1) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined).resume();
      socket.write(`POST /api/auth/login HTTP/1.1\r\n${headers}\r\nContent-Length: 1000\r\n\r\n{`);
      sockets.push(socket);
    }
    await eventually(async () => expect(sockets.filter(({ destroyed }) => !destroyed)).toEqual([]), 40_000);
  });
  expectOthersUnaffected(seen);
}, 90_000);
