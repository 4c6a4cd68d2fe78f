import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  attackerAddress,
  type AttackedServer,
  expectOthersUnaffected,
  startAttackedServer,
} from '#test/attacks/attacked-server';
import { runInParallel } from '#test/attacks/in-parallel';
import { createTestClient } from '#test/client';

const indexes = (count: number) => Array.from({ length: count }, (_, n) => n);
const mesh = (count: number) =>
  `{...f0 ...f1}${indexes(count)
    .map((n) => ` fragment f${n} on Query{...f${(n + 1) % count} ...f${(n + 7) % count}}`)
    .join('')}`;
const tooExpensive: Array<[string, string]> = [
  ['190 fragments that spread each other', mesh(190)],
  ['the same field 1,900 times', `{${'__typename '.repeat(1900)}}`],
  ['600 nested selections', `${'{a'.repeat(600)}${'}'.repeat(600)}`],
  ['half a megabyte of newlines in a block string', `{a(b:"""${'\n'.repeat(499_000)}""")}`],
  ['200 spreads of one fragment', `{${'...f '.repeat(200)}} fragment f on Query{me{id}}`],
];
const refused: Array<[string, string]> = [
  ['the maximum number of fragments that spread each other', mesh(30)],
  ['900 nested lists', `{a(b:${'['.repeat(900)}${']'.repeat(900)})}`],
];

describe.each(['development', 'production'])('in %s', (environment) => {
  let server: AttackedServer;
  beforeAll(async () => {
    server = await startAttackedServer({ NODE_ENV: environment });
    const operations = [
      { name: 'Colleague', document: '{ projects(first: 20) { edges { node { id title status } } } }' },
    ];
    await server.pool.query(
      `insert into releases (id, created_at, updated_at, remote, version, manifest, source, published_by, last_used_at)
       values (gen_random_uuid(), now(), now(), 'mfe-client', '0123456789ab', $1, 'command', 'a test', now())`,
      [JSON.stringify({ name: 'mfe-client', operations })],
    );
  });
  afterAll(() => server.stop());
  const attacker = () => Object.assign(createTestClient(server.url), { address: attackerAddress });
  const post = (query: string) =>
    attacker().send<{ errors: Array<{ extensions: { code: string } }> }>(
      'POST',
      '/graphql',
      { query },
      { accept: 'application/graphql-response+json' },
    );

  test.each(tooExpensive)('%s: refused before validation', async (_what, query) => {
    const { status, body } = await post(query);
    const isNotTrusted = environment === 'production' && query.length < 20_000;
    expect([status, body.errors[0]?.extensions.code]).toEqual(
      isNotTrusted ? [403, 'OPERATION_NOT_TRUSTED'] : [400, 'QUERY_TOO_EXPENSIVE'],
    );
  });

  test.each(refused)('%s: refused as a client error', async (_what, query) => {
    expect([400, 403]).toContain((await post(query)).status);
  });

  test('a signed-out flood of them delays no one and logs nothing above info', async () => {
    const all = [...tooExpensive, ...refused].map(([, query]) => query);
    const { result, seen } = await server.during(() => runInParallel(210, 8, (n) => post(all[n % all.length]!)));
    expect(result.filter(({ status }) => status >= 500)).toEqual([]);
    expectOthersUnaffected(seen);
    expect(server.log.filter(({ level, msg }) => level > 30 && !msg?.includes('SESSION_SECRET'))).toEqual([]);
  });
});
