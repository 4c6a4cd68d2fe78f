import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import WebSocket from 'ws';
import { eventually } from '#test/eventually';
import { createKillableServer } from '#test/killable-server';
import { says } from '#test/model-answers';
import { startModelStandIn } from '#test/model-stand-in';
import { askJarvis } from '#test/replies';
import { startRoundRobinProxy } from '#test/round-robin-proxy';

const lanes = 12;
const readyz = async (url: string) => {
  const response = await fetch(`${url}/readyz`);
  return { status: response.status, body: await response.json(), connection: response.headers.get('connection') };
};

test('a server that stops under traffic drops no request, finishes long ones, and closes its sockets with 1012', async () => {
  const model = await startModelStandIn();
  const servers = await createKillableServer({ ...model.env, SHUTDOWN_DELAY_SECONDS: '1' });
  const developer = await servers.make.user({ role: 'contractor', contractorRole: 'developer' });
  const project = await servers.make.project({ client: await servers.make.user({ role: 'client' }), developer });
  const [leaving, staying] = [await servers.start(), await servers.start()];
  const proxy = await startRoundRobinProxy([leaving.url, staying.url].map((url) => Number(new URL(url).port)));
  const client = await servers.signIn(proxy.url, developer);

  // Traffic: each lane sends its next change when the previous one was answered.
  let sent = 0;
  const statuses = new Map<number, number>();
  const stopTraffic = new AbortController();
  const traffic = Array.from({ length: lanes }, async () => {
    while (!stopTraffic.signal.aborted) {
      const { status } = await client.graphql(
        'mutation ($id: ID!, $progress: Int!) { updateProject(id: $id, input: { progress: $progress }) { progress } }',
        { id: project.id, progress: (sent += 1) % 100 },
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  await eventually(async () => expect(sent).toBeGreaterThan(100));

  // Long operations: a page's socket, a reply, and a request whose body is still uploading.
  const direct = { ...client, url: leaving.url };
  const socket = new WebSocket(`${leaving.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { cookie: client.cookie ?? '' },
  });
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  const closed = once(socket, 'close');
  const rest = Promise.withResolvers<void>();
  model.answerWith(says('The first words', rest.promise, ' and the last.'));
  const { reply } = await askJarvis(direct, (await servers.make.conversation({ owner: developer })).id);
  await model.request(1);
  const body = JSON.stringify({ query: '{ me { id } }' });
  const { port } = new URL(leaving.url);
  const slow = connect(Number(port), '127.0.0.1');
  slow.write(
    `POST /graphql HTTP/1.1\r\nHost: localhost\r\nCookie: ${client.cookie}\r\nX-Forwarded-For: 192.0.2.7\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  const answer = text(slow);

  const began = performance.now();
  const ended = leaving.terminate();
  await eventually(async () => expect((await readyz(leaving.url)).status).toBe(503));
  expect((await fetch(`${leaving.url}/readyz/server`)).status).toBe(503);
  expect(await readyz(leaving.url)).toMatchObject({ body: { status: 'draining' }, connection: 'close' });
  expect((await direct.graphql<{ me: { id: string } }>('{ me { id } }')).data).toEqual({ me: { id: developer.id } });
  const [code] = await closed;
  expect(code).toBe(1012);
  expect(performance.now() - began).toBeGreaterThan(1000);
  await eventually(async () => expect(fetch(`${leaving.url}/healthz`)).rejects.toThrow('fetch failed'));
  slow.write(body.slice(5));
  expect(await answer).toMatch(/^HTTP\/1.1 200 OK\r\n(.*\r\n)*Connection: close\r\n/i);
  rest.resolve();
  expect(await ended).toBe(0);
  const before = sent;
  await eventually(async () => expect(sent).toBeGreaterThan(before + 50));
  stopTraffic.abort();
  await Promise.all(traffic);

  expect(proxy.broken).toEqual([]);
  expect([...statuses.keys()]).toEqual([200]);
  const { rows } = await servers.pool.query('select status, content, run from messages where id = $1', [reply]);
  expect(rows).toEqual([{ status: 'complete', content: 'The first words and the last.', run: 1 }]);
  await proxy.stop();
  await servers.stop();
  await model.stop();
}, 60_000);
