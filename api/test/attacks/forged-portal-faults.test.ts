import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import {
  attackerAddress,
  type AttackedServer,
  expectOthersUnaffected,
  startAttackedServer,
} from '#test/attacks/attacked-server';
import { runInParallel } from '#test/attacks/in-parallel';
import { createTestClient, type TestClient } from '#test/client';
import { publishContent, readRemoteState } from '#test/publish-content';

const report = 'mutation ($input: ReportPortalFaultInput!) { reportPortalFault(input: $input) }';
/** The remote of the public pages. */
const remote = 'mfe-marketing';

let server: AttackedServer;
let database: pg.Client;
let releaser: TestClient;
beforeAll(async () => {
  server = await startAttackedServer({ TWO_PERSON_RELEASES: 'none' });
  database = new pg.Client(server.databaseUrl);
  await database.connect();
  releaser = Object.assign(createTestClient(server.url), { key: await server.make.releaseKey() });
  await publishContent({ database, releaser }, remote, 'good');
});
afterAll(async () => {
  await database.end();
  await server.stop();
});

const from = (address: string) => Object.assign(createTestClient(server.url), { address });
const served = async () => (await readRemoteState(releaser, remote)).current?.version;
const reportFault = (visitor: TestClient, version: string, pageLoad?: string) =>
  visitor.graphql(report, { input: { remote, version, kind: 'load', message: 'It threw', pageLoad } });
async function load(visitor: TestClient): Promise<string | undefined> {
  const { body } = await visitor.send<string>('GET', '/', undefined, { accept: 'text/html' });
  return /"pageLoad":"([^"]+)"/.exec(body)?.[1];
}

test('three anonymous reports from three networks do not roll back the public site', async () => {
  const version = await publishContent({ database, releaser }, remote, 'three networks');
  for (const address of ['192.0.2.1', '198.51.100.2', '2001:db8:1:1::1']) await reportFault(from(address), version);
  expect(await served()).toBe(version);
});

test('one address that loads pages and reports faults at full speed does not roll it back', async () => {
  const version = await publishContent({ database, releaser }, remote, 'full speed');
  const attacker = from(attackerAddress);
  expect(await load(attacker)).toBeDefined(); // the attacker has a page token, like a visitor
  const { seen } = await server.during(() =>
    runInParallel(600, 20, async () => reportFault(attacker, version, await load(attacker))),
  );
  expectOthersUnaffected(seen);
  expect(await served()).toBe(version);
});

test('300 networks of one /48, each with its own page load, do not roll it back', async () => {
  const version = await publishContent({ database, releaser }, remote, 'one /48');
  const { seen } = await server.during(() =>
    runInParallel(300, 20, async (n) => {
      const attacker = from(`2001:db8:66:${n.toString(16)}::1`);
      await reportFault(attacker, version, await load(attacker));
    }),
  );
  expectOthersUnaffected(seen);
  expect(await served()).toBe(version);
});
