import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from '@jest/globals';
import { findFreePort } from '#db/free-port';
import { getChildPids } from '#test/child-pids';
import { createTestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { startServerProcess } from '#test/server-process';
import { subscribeTo } from '#test/socket';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'workers-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(env: Record<string, string> = {}) {
  const server = startServerProcess({ PORT: String(await findFreePort()), DATA_DIR: dataDir, WORKERS: '2', ...env });
  const ready: Array<{ worker: number; pid: number }> = [];
  if (server.child.stdout)
    createInterface(server.child.stdout).on('line', (line) => {
      if (line.includes('"event":"worker ready"')) ready.push(JSON.parse(line));
    });
  return { ...server, ready };
}

/** A browser that opens a connection per request, and so reaches the workers in turn. */
async function signIn(url: string, name: string) {
  const client = createTestClient(url);
  const send = client.send.bind(client);
  client.send = (method, address, body, headers) => send(method, address, body, { connection: 'close', ...headers });
  const { status } = await client.send('POST', '/api/auth/login', {
    email: `${name}@demo.test`,
    password: 'demo-password-123',
  });
  expect(status).toBe(200);
  return client;
}

const subscription = 'subscription { supportTicketChanged { ticket { title } } }';
const openTicket = 'mutation ($title: String!) { openTicket(input: { title: $title, description: "?" }) { id } }';

test('workers share a port, sessions, events and the database; a killed one is replaced; a signal ends all', async () => {
  const server = await start();
  const { url } = await server.event('ready');
  server.child.stdout?.resume();
  await eventually(async () => expect(server.ready.map(({ worker }) => worker).toSorted()).toEqual([1, 2]));

  const [client, support] = [await signIn(url, 'client'), await signIn(url, 'support')];
  for (let request = 0; request < 4; request += 1)
    expect((await client.send('GET', '/api/auth/user')).status).toBe(200);

  const followers = await Promise.all(Array.from({ length: 4 }, () => subscribeTo(support, subscription)));
  expect((await client.graphql(openTicket, { title: 'For all workers' })).errors).toBeUndefined();
  for (const { next, socket } of followers) {
    expect((await next()).value).toMatchObject({
      data: { supportTicketChanged: { ticket: { title: 'For all workers' } } },
    });
    await socket.dispose();
  }

  // Whichever worker responds, it has the metrics of both.
  const figures = await (await fetch(`${url}/metrics`, { headers: { connection: 'close' } })).text();
  for (const worker of ['1', '2'])
    expect(figures).toMatch(new RegExp(`^process_resident_memory_bytes\\{worker="${worker}"\\} \\d`, 'm'));
  expect(figures.match(/^# TYPE process_resident_memory_bytes /gm)).toHaveLength(1);

  const killed = server.ready.find(({ worker }) => worker === 1);
  process.kill(killed?.pid ?? 0, 'SIGKILL');
  // Its requests go to the other one; the ones in flight are lost, and sent again.
  await eventually(async () => {
    const { status } = await client.send('GET', '/api/auth/user');
    expect(status).toBe(200);
    expect(server.ready.length).toBe(3);
  }, 30_000);
  expect(server.ready.at(-1)).toMatchObject({ worker: 1 });

  // Like Ctrl-C: every process gets the signal.
  for (const { pid } of server.ready.slice(1)) process.kill(pid, 'SIGINT');
  server.child.kill('SIGINT');
  expect(await server.ended).toEqual({ code: 0, stderr: '' });
  expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  for (const { pid } of server.ready) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
}, 60_000);

test('a port in use is reported before any worker starts', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const server = await start({ PORT: String(port), DATA_DIR: path.join(dataDir, 'taken') });
  expect(await server.ended).toEqual({
    code: 1,
    stderr: `Port ${port} is in use by another program. Stop that program, or set PORT to another port.\n`,
  });
  taken.close();
}, 60_000);

test('a worker that keeps exiting ends the server, with a reason', async () => {
  const server = await start({ DATA_DIR: path.join(dataDir, 'again') });
  await server.event('ready');
  const lines: string[] = [];
  if (server.child.stdout) createInterface(server.child.stdout).on('line', (line) => lines.push(line));
  // The server is ready with its first worker.
  await eventually(async () => expect(server.ready).toHaveLength(2));
  const [stays] = server.ready.filter(({ worker }) => worker === 2);
  let isOver = false;
  void server.ended.then(() => (isOver = true));
  await eventually(async () => {
    if (isOver) return;
    for (const pid of getWorkers(server.child.pid ?? 0)) if (pid !== stays?.pid) process.kill(pid, 'SIGKILL');
    throw new Error('still running');
  }, 60_000);
  expect((await server.ended).code).toBe(1);
  expect(lines.join()).toContain('worker 1 ended 6 times in a row; giving up');
  expect(() => process.kill(stays?.pid ?? 0, 0)).toThrow('ESRCH');
}, 90_000);

test('a second signal kills all workers at once, even one that hangs', async () => {
  const server = await start({ DATA_DIR: path.join(dataDir, 'hangs') });
  await server.event('ready');
  server.child.stdout?.resume();
  const [, hangs] = getWorkers(server.child.pid ?? 0);
  process.kill(hangs ?? 0, 'SIGSTOP');
  server.child.kill('SIGTERM');
  // One signal may arrive twice within half a second; every further one counts.
  const again = setInterval(() => server.child.kill('SIGTERM'), 100);
  expect((await server.ended).code).toBe(1);
  clearInterval(again);
  await eventually(async () => expect(() => process.kill(hangs ?? 0, 0)).toThrow('ESRCH'));
}, 60_000);

const getWorkers = (parent: number) =>
  getChildPids(parent).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('src/main.ts'));
