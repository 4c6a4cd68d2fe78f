import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { requestShare } from '#limits/request-share';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, createRandomAddress } from '#test/client';
import { createTestBuild, stageBuild } from '#test/test-build';

let app: TestApp;
const sockets: Socket[] = [];
beforeAll(async () => (app = await startTestApp({ REMOTES_DIR: '/nothing/is/here' })));
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.stop();
});

test('release files that arrive slowly block no one behind the same address', async () => {
  const address = createRandomAddress();
  const key = await app.make.releaseKey({});
  const team = Object.assign(createTestClient(app.url), { address, key });
  const build = createTestBuild();
  await stageBuild(team, build);
  const [[name, content]] = Object.entries(build.files) as [[string, string]];
  const { hostname, port } = new URL(app.url);
  const head = [
    `PUT /remotes/${build.manifest.name}/${build.version}/${name} HTTP/1.1`,
    `Host: ${hostname}\r\nAuthorization: Bearer ${key}\r\nX-Forwarded-For: ${address}`,
    `Content-Type: application/octet-stream\r\nContent-Length: ${content.length}\r\nExpect: 100-continue`,
  ].join('\r\n');
  while (sockets.length <= requestShare.alone.limit + requestShare.slow.limit) {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    sockets.push(socket);
    socket.setEncoding('utf8').write(`${head}\r\n\r\n`);
    expect(await once(socket, 'data')).toEqual(['HTTP/1.1 100 Continue\r\n\r\n']);
  }
  expect((await team.send('GET', '/remotes.json')).status).toBe(200);
  const [first] = sockets as [Socket];
  first.write(content);
  expect(String(await once(first, 'data'))).toMatch(/^HTTP\/1.1 204 /);
});
