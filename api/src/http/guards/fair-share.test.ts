import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import express from 'express';
import { errorHandler } from '#http/error-handler';
import { fairShare } from '#http/guards/fair-share';
import { signedSession } from '#http/sessions/signed-session';
import { requestShare } from '#limits/request-share';
import { Secrets } from '#secrets/secrets';
import { eventually } from '#test/eventually';

const { alone, shared, site } = requestShare;
const mostWaiting = 60;
const secret = 'the secret of this test';
const getCookie = (session: string) => {
  const signature = createHmac('sha256', secret).update(session).digest('base64').replace(/=+$/, '');
  return `sid=${encodeURIComponent(`s:${session}.${signature}`)}`;
};
/** The requests that run, in the order in which they began. */
let running: Array<{ path: string; end: () => void; release: () => void }> = [];
let arrived = 0;
let ended = 0;
let server: Server;
let url: string;
const here = '10.0.0.1';
beforeEach(async () => {
  [running, arrived, ended] = [[], 0, 0];
  server = createServer(
    express()
      .set('trust proxy', 1)
      .use((req, _res, next) => (Object.assign(req, { id: 'test', log: { info: () => undefined } }), next()))
      .use(
        fairShare(signedSession(new Secrets([secret]), new URL('http://localhost')), {
          ...requestShare,
          waiting: { ...requestShare.waiting, limit: mostWaiting },
        }),
      )
      .use((req, res) => {
        res.once('close', () => (ended += 1));
        running.push({ path: req.path, end: () => res.end(), release: () => req.releaseSlot?.() });
      })
      .use(errorHandler),
  );
  // After the application, which has queued the request by then.
  server.on('request', () => (arrived += 1));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await promisify(server.close.bind(server))();
});

const send = async (path: string, address = here, cookie = '') => {
  const { status, headers } = await fetch(url + path, { headers: { 'x-forwarded-for': address, cookie } });
  return { status, retryAfter: headers.get('retry-after') };
};
const run = (count: number) => eventually(async () => expect(running).toHaveLength(count));
const arrive = async (count: number) => {
  while (arrived < count) await once(server, 'request');
};
const endAll = async (sent: Array<Promise<unknown>>) => {
  const done = Promise.all(sent).then(() => true);
  while (!(await Promise.race([done, new Promise((resolve) => setImmediate(resolve, false))])))
    for (const { end } of running) end();
};
const flood = (count: number, address = here, cookie = '') =>
  Array.from({ length: count }, (_, n) => send(`/${address}/${n}`, address, cookie));

test("one address alone runs twelve requests at a time; with another address active, two, and the other one isn't delayed", async () => {
  const sent = flood(40);
  await run(alone.limit);
  const other = send('/other', '192.0.2.1');
  await run(alone.limit + 1);
  expect(running.at(-1)?.path).toBe('/other');
  running.at(-1)?.end();
  expect((await other).status).toBe(200);
  // As running requests end, no new ones begin until only two are left.
  for (const { end } of running.splice(0, alone.limit - shared.limit)) end();
  await eventually(async () => expect(ended).toBe(alone.limit - shared.limit + 1));
  expect(running.filter(({ path }) => path !== '/other')).toHaveLength(shared.limit);
  await endAll(sent);
});

test('an address with too many waiting requests is rejected briefly, and no other one is', async () => {
  const refused: object[] = [];
  const sent = flood(alone.limit + mostWaiting + 10);
  for (const each of sent) void each.then((answer) => refused.push(answer));
  await eventually(async () => expect(refused).toHaveLength(10));
  expect(refused).toEqual(Array.from({ length: 10 }, () => ({ status: 429, retryAfter: '1' })));
  const other = send('/other', '192.0.2.3');
  await eventually(async () => expect(running.at(-1)?.path).toBe('/other'));
  await endAll([other, ...sent]);
});

test('the sessions of one address take turns', async () => {
  const sent = flood(60, here, getCookie('loud'));
  await run(alone.limit);
  const quiet = send('/quiet', here, `a=b; ${getCookie('quiet')}`);
  await arrive(sent.length + 1);
  running[0]?.end();
  running[1]?.end();
  await run(alone.limit + 2);
  expect(running.slice(alone.limit).map(({ path }) => path)).toContain('/quiet');
  await endAll([quiet, ...sent]);
});

test('forged sessions take turns as one, so they get no more than a real one', async () => {
  const sent = Array.from({ length: 60 }, (_, n) => send(`/made-up/${n}`, here, `sid=s%3Az${n}.c2lnbmF0dXJl`));
  await run(alone.limit);
  const quiet = send('/quiet', here, getCookie('quiet'));
  await arrive(sent.length + 1);
  for (const { end } of running.slice(0, 2)) end();
  await run(alone.limit + 2);
  expect(running.slice(alone.limit).map(({ path }) => path)).toContain('/quiet');
  await endAll([quiet, ...sent]);
});

test('an IPv6 /64 has its own share, and a whole /48 has eight', async () => {
  const sent = [...flood(20, '2001:db8:5:1::1'), ...flood(20, '2001:db8:5:1::2')];
  await run(alone.limit);
  const neighbor = send('/neighbor', '2001:db8:5:2::1');
  await run(alone.limit + 1);
  expect(running.at(-1)?.path).toBe('/neighbor');
  for (let n = 3; n < 20; n += 1) sent.push(...flood(3, `2001:db8:5:${n}::1`));
  await run(shared.limit * site.limit);
  const elsewhere = send('/elsewhere', '2001:db8:6:1::1');
  await run(shared.limit * site.limit + 1);
  expect(running.at(-1)?.path).toBe('/elsewhere');
  await endAll([neighbor, elsewhere, ...sent]);
});

test('a request that waits for something else lets another one run', async () => {
  const sent = flood(alone.limit + 1);
  await run(alone.limit);
  running[0]?.release();
  await run(alone.limit + 1);
  await endAll(sent);
});

test('a client that disconnects while waiting takes no slot', async () => {
  const sent = flood(alone.limit);
  await run(alone.limit);
  const leaving = new AbortController();
  const gone = fetch(`${url}/gone`, { headers: { 'x-forwarded-for': here }, signal: leaving.signal }).catch(
    () => 'gone',
  );
  const stays = send('/stays');
  leaving.abort();
  expect(await gone).toBe('gone');
  running[0]?.end();
  running[1]?.end();
  await run(alone.limit + 1);
  expect(running.at(-1)?.path).toBe('/stays');
  await endAll([stays, ...sent]);
});
