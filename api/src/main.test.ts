import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import WebSocket from 'ws';
import { findFreePort } from '#db/free-port';
import { createTestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { startServerProcess as main } from '#test/server-process';

const folder = mkdtempSync(path.join(os.tmpdir(), 'main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const serverPid = (dataDir: string) =>
  readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0];

test.each(['SIGINT', 'SIGTERM'] as const)(
  'it reports when it is ready, and on %s it stops along with its database',
  async (signal) => {
    const dataDir = path.join(folder, signal);
    const server = main({ PORT: String(await findFreePort()), DATA_DIR: dataDir });
    const { url } = await server.event('ready');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    server.child.kill(signal);
    expect(await server.ended).toEqual({ code: 0, stderr: '' });
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  },
);

test('it stops promptly while pages are open, including an idle one', async () => {
  const server = main({ PORT: String(await findFreePort()), DATA_DIR: path.join(folder, 'open') });
  const { url } = await server.event('ready');
  const client = createTestClient(url);
  await client.send('POST', '/api/auth/login', { email: 'client@demo.test', password: 'demo-password-123' });
  const open = async () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { cookie: client.cookie ?? '' },
    });
    await once(socket, 'open');
    return socket;
  };
  const [, asleep] = [await open(), await open()];
  asleep.pause();
  const stoppedAt = Date.now();
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, stderr: '' });
  expect(Date.now() - stoppedAt).toBeLessThan(15_000);
  asleep.terminate();
});

test('killed and restarted, it adopts the database that kept running, and is healthy', async () => {
  const env = { PORT: String(await findFreePort()), DATA_DIR: path.join(folder, 'killed') };
  const first = main(env);
  await first.event('ready');
  const postgres = serverPid(env.DATA_DIR);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = main(env);
  const { url } = await second.event('ready');
  expect(serverPid(env.DATA_DIR)).toBe(postgres);
  const login = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"client@demo.test","password":"demo-password-123"}',
  };
  expect((await fetch(`${url}/api/auth/login`, login)).status).toBe(200);
  second.child.kill('SIGINT');
  await second.ended;
});

test('an invalid setting and a port in use are reported in plain words', async () => {
  expect(await main({ PORT: 'abc', DEMO: 'maybe' }).ended).toEqual({
    code: 1,
    stderr: 'The settings have 2 faults:\n  PORT must be a whole number\n  DEMO must be on or off\n',
  });

  const founder = { FOUNDER_EMAIL: 'me@agency.example', FOUNDER_PASSWORD: 'passwordpassword' };
  expect(await main({ NODE_ENV: 'production', ...founder }).ended).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^The settings have a fault:\n {2}FOUNDER_PASSWORD is too common: .*\n$/),
  });

  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  expect(await main({ PORT: port, DATA_DIR: path.join(folder, 'taken') }).ended).toEqual({
    code: 1,
    stderr: `Port ${port} is in use by another program. Stop that program, or set PORT to another port.\n`,
  });
  expect(
    await main({ PORT: String(await findFreePort()), METRICS_PORT: port, DATA_DIR: path.join(folder, 'taken') }).ended,
  ).toEqual({
    code: 1,
    stderr: `Port ${port} is in use by another program. Stop that program, or set METRICS_PORT to another port.\n`,
  });
  taken.close();
});

test('while the database is down the server waits for it, logs why, and can still be stopped', async () => {
  const port = await findFreePort();
  const server = main({
    PORT: String(port),
    DATA_DIR: path.join(folder, 'away'),
    DATABASE_URL: `postgres://a:b@127.0.0.1:${await findFreePort()}/x`,
  });
  await eventually(async () => {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(await response.json()).toEqual({
      status: 'starting',
      waitingFor: 'database',
      reason: 'ECONNREFUSED',
      checks: {},
    });
  });
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  const began = performance.now();
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, stderr: '' });
  expect(performance.now() - began).toBeLessThan(5000);
});
