import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { Lifecycle } from '#health/lifecycle';
import { openHttpListener } from '#app/http-listener';
import { findFreePort } from '#db/free-port';
import { Health } from '#health/health';

test('while the server starts, its port is open, reports what it waits for, and returns a retry-after to other requests', async () => {
  const lifecycle = new Lifecycle();
  const port = await findFreePort();
  lifecycle.use(
    await openHttpListener({ port, host: '127.0.0.1', trustProxy: 0, keepAliveSeconds: 65 }, new Health(), lifecycle),
  );
  lifecycle.waitFor('database');
  const url = `http://127.0.0.1:${port}`;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const ready = await fetch(`${url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'starting', waitingFor: 'database', checks: {} });
  expect((await fetch(`${url}/readyz/server`)).status).toBe(503);
  const other = await fetch(`${url}/api/auth/me`);
  expect(other.status).toBe(503);
  expect(other.headers.get('Retry-After')).toBe('5');
  expect(await other.json()).toMatchObject({ code: 'UNAVAILABLE' });
  await lifecycle.stop();
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
});

test('a port in use is reported with its setting', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const opening = openHttpListener(
    { port, host: '127.0.0.1', trustProxy: 0, keepAliveSeconds: 65 },
    new Health(),
    new Lifecycle(),
  );
  await expect(opening).rejects.toThrow(`Port ${port} is in use by another program.`);
  taken.close();
});
