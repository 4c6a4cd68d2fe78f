import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import express, { type RequestHandler } from 'express';
import { pino } from 'pino';
import { requestLog } from '#http/monitoring/request-log';
import { startTestApp } from '#test/app';
import { submitEnquiry, waitForMailedKey, createVisitorEmail } from '#test/enquiries';
import { createTestClient } from '#test/client';
import { testPassword } from '#test/factories';
import { waitForAllMails } from '#test/outbox';

interface Line {
  level: number;
  msg: string;
  req?: { id: string; method: string; url: string; address: string };
  res?: { statusCode: number };
  responseTime?: number;
  accountId?: string;
  err?: { message: string };
}

/** A server with only the logger, and the lines that it logs. */
async function startLogged(answer: RequestHandler) {
  const lines: Line[] = [];
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) });
  const app = express();
  const server = createServer(app.use(requestLog(app, log, false), answer));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { lines, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a line has the request, its status and duration; other lines of the request refer to it', async () => {
  const { lines, server, url } = await startLogged((req, res) => {
    req.log.warn('something happened');
    res.status(404).end();
  });
  const id = (await fetch(`${url}/here?key=secret`)).headers.get('x-request-id');
  server.close();
  await once(server, 'close');
  const req = { id, method: 'GET', url: '/here', address: '127.0.0.1' };
  const [own, end] = lines;
  expect(own).toMatchObject({ level: 40, req, msg: 'something happened' });
  expect(end).toMatchObject({ level: 30, req, res: { statusCode: 404 }, msg: 'request completed' });
  expect(end?.responseTime).toEqual(expect.any(Number));
  expect(lines).toHaveLength(2);
});

test('a failed request is logged as an error, and one whose client disconnected as aborted', async () => {
  const { lines, server, url } = await startLogged((req, res) => {
    if (req.url === '/fails') res.status(500).end();
    else req.socket.destroy();
  });
  await fetch(`${url}/fails`);
  await expect(fetch(`${url}/left`)).rejects.toThrow();
  server.close();
  await once(server, 'close');
  const [failed, left] = lines;
  expect(failed).toMatchObject({ level: 50, msg: 'request errored', err: { message: 'failed with status code 500' } });
  expect(left).toMatchObject({ level: 30, msg: 'request aborted', req: { url: '/left', address: '127.0.0.1' } });
});

test('a request has one line, with its address and the signed-in account', async () => {
  const lines: Line[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = await startTestApp({}, { log: pino({ level: 'info' }, stream) });
  const user = await app.make.user();
  const client = Object.assign(createTestClient(app.url), { address: '192.0.2.77' });
  await client.send('GET', '/api/projects');
  await client.send('POST', '/api/auth/login', { email: user.email, password: testPassword });
  await client.send('GET', '/api/projects');
  await client.send('GET', '/healthz');
  await app.stop();
  const requests = lines.filter(({ req }) => req).map(({ req, accountId }) => [req?.url, req?.address, accountId]);
  expect(requests).toEqual([
    ['/api/projects', '192.0.2.77', undefined],
    ['/api/auth/login', '192.0.2.77', user.id],
    ['/api/projects', '192.0.2.77', user.id],
  ]);
});

test('the keys and tokens of links never appear in the log', async () => {
  let written = '';
  const lines = new Writable({
    write: (chunk, _encoding, done) => {
      written += String(chunk);
      done();
    },
  });
  const app = await startTestApp({}, { log: pino({ level: 'trace' }, lines) });
  const email = createVisitorEmail();
  await submitEnquiry(app, email);
  const slots = await app.client.graphql<{ callSlots: Array<{ startsAt: string }> }>('{ callSlots { startsAt } }');
  const booking = 'mutation ($input: BookCallInput!) { bookCall(input: $input) { id } }';
  await app.client.graphql(booking, {
    input: { name: 'Ada', email, startsAt: slots.data.callSlots[0]?.startsAt },
  });
  const keys = [
    await waitForMailedKey(app, email, 'enquiry', 2),
    await waitForMailedKey(app, email, 'call', 2),
    'k'.repeat(43),
  ];
  for (const key of keys) {
    for (const page of ['enquiry?key', 'call?key', 'join?invite']) await app.client.send('GET', `/${page}=${key}`);
    await app.client.graphql('query ($key: String!) { enquiryProgress(key: $key) { name } }', { key });
    await app.client.graphql('mutation ($key: String!) { cancelCall(key: $key) { name } }', { key });
  }
  await waitForAllMails(app, email);
  await app.stop();
  expect(written).toContain('"url":"/call"');
  for (const key of keys) expect(written).not.toContain(key);
});
