import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import express from 'express';
import { limitPendingBodies } from '#http/guards/limit-pending-bodies';
import { errorHandler } from '#http/error-handler';
import { fairShare } from '#http/guards/fair-share';
import { jsonBody } from '#http/json-body';
import { requestShare } from '#limits/request-share';

const getCaller = ({ headers }: { headers: Record<string, unknown> }) => String(headers.session ?? '');
const bounds = { ofNetwork: 20, ofSite: 40 };
const deadline = 1000;
let server: Server;
let sockets: Socket[] = [];
beforeEach(async () => {
  server = createServer(
    express()
      .set('trust proxy', 1)
      .use((req, _res, next) => (Object.assign(req, { id: 'test', log: { info: () => undefined } }), next()))
      .use(fairShare(getCaller), limitPendingBodies(jsonBody, getCaller, bounds, deadline))
      .use((req, res) => res.json(req.body ?? null))
      .use(errorHandler),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  await promisify(server.close.bind(server))();
});

const port = () => (server.address() as AddressInfo).port;
const here = '10.0.0.1';
/** Sends the head of a request with the first part of its body, and waits until the server has the head. One at a time. */
async function begin(body: string, length: number, { address = here, session = '' } = {}) {
  const socket = connect(port(), '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => (received += text));
  socket.on('error', () => undefined);
  const headers = `Host: test\r\nX-Forwarded-For: ${address}\r\nSession: ${session}\r\nContent-Type: application/json`;
  socket.write(`POST / HTTP/1.1\r\n${headers}\r\nContent-Length: ${length}\r\n\r\n${body}`);
  await once(server, 'request');
  const answer = async () => {
    while (!received.includes('\r\n\r\n')) await once(socket, 'data');
    return received;
  };
  return { socket, answer };
}
const post = async (body: unknown, address = here) => {
  const response = await fetch(`http://127.0.0.1:${port()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

test('bodies that never arrive block no one behind the same address', async () => {
  const slow: Socket[] = [];
  while (slow.length <= requestShare.alone.limit + requestShare.slow.limit) slow.push((await begin('{', 1000)).socket);
  const since = performance.now();
  expect(await post({ is: 'answered' })).toEqual({ status: 200, body: { is: 'answered' } });
  const large = 'x'.repeat(500_000);
  expect((await post({ large })).body).toEqual({ large });
  expect(performance.now() - since).toBeLessThan(deadline);
  expect(slow.filter(({ destroyed }) => destroyed)).toEqual([]);
});

test('a body that times out is rejected, and its connection closed', async () => {
  const { socket, answer } = await begin('{', 1000);
  const closed = once(socket, 'close');
  expect(await answer()).toMatch(/^HTTP\/1.1 400 [^]*took too long to arrive/);
  await closed;
});

test('a body that arrives in parts is read', async () => {
  const { socket, answer } = await begin('{"a"', 7);
  socket.write(':1}');
  expect(await answer()).toMatch(/^HTTP\/1.1 200 [^]*\{"a":1\}$/);
});

test('if too many bodies are arriving, the oldest of the session with the most makes room', async () => {
  const other = await begin('{', 7, { session: 'other' });
  const first = await begin('{', 1000);
  for (let n = 2; n < bounds.ofNetwork; n += 1) await begin('{', 1000);
  await begin('{', 1000);
  expect(await first.answer()).toMatch(/^HTTP\/1.1 400 /);
  other.socket.write('"a":1}');
  expect(await other.answer()).toMatch(/^HTTP\/1.1 200 /);
});

test("a body that isn't JSON, or is too large, is still rejected", async () => {
  const { socket, answer } = await begin('{"a"', 7);
  socket.write('!!}');
  expect(await answer()).toMatch(/^HTTP\/1.1 400 [^]*isn't valid JSON/);
  expect((await post({ large: 'x'.repeat(1_100_000) })).status).toBe(413);
});
