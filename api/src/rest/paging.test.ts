import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { getOperation } from '#access/get-operation';
import { readOperations } from '#rest/router';
import { routes } from '#rest/routes';
import { createSchema } from '#schema';
import type { Reply } from '#test/client';
import { fillDatabase } from '#test/fill-database';
import { createWorld, type Things, type World } from '#test/world';

let world: World;
let things: Things;
beforeAll(async () => {
  world = await createWorld();
  things = await world.own();
  await world.app.make.payout();
  const pool = new pg.Pool({ connectionString: world.app.databaseUrl, max: 2 });
  await fillDatabase(pool, things);
  await pool.end();
}, 120_000);
afterAll(() => world.app.stop());

const operations = readOperations(createSchema());
const paged = routes.filter(({ operation }) => {
  const document = operations[operation];
  const { variableDefinitions = [] } = (document && getOperation(document)) ?? {};
  return variableDefinitions.some(({ variable }) => variable.name.value === 'after');
});

/** The address of RFC 8288 with `rel="next"`. */
const getNext = (headers: Headers) => /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

test.each(paged.map(({ path }) => path))('GET %s names the next items until there are none', async (path) => {
  const read = async (page: string) =>
    (await world.clients.founder?.send<Array<{ id: string }>>('GET', page)) as Reply<Array<{ id: string }>>;
  const ids: string[] = [];
  let address: string | undefined = path.replace(':id', things.conversation);
  for (let pages = 0; address && pages < 60; pages += 1) {
    const { status, headers, body }: Reply<Array<{ id: string }>> = await read(address);
    expect(status).toBe(200);
    ids.push(...body.map(({ id }) => id));
    address = getNext(headers);
    if (address) expect(body).toHaveLength(500);
  }
  expect(address).toBeUndefined();
  expect(ids.length).toBeGreaterThan(500);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(['after=nonsense', 'after=a&after=b'])('%s is no cursor', async (query) => {
  const reply = await world.clients.founder?.send('GET', `/api/projects?${query}`);
  expect(reply).toMatchObject({ status: 400, body: { code: 'MALFORMED_REQUEST' } });
});
