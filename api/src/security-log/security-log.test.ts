import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { type TestApp, startTestApp } from '#test/app';
import { clientOf } from '#test/client';
import { eventually } from '#test/eventually';

let app: TestApp;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

interface Row {
  kind: string;
  account_id: string | null;
  email: string | null;
  address: string | null;
  user_agent: string | null;
  request_id: string | null;
  details: string | null;
  count: number;
}
async function eventsFrom(address: string, expected: Array<Partial<Row>>): Promise<Row[]> {
  let rows: Row[] = [];
  await eventually(async () => {
    ({ rows } = await database.query<Row>('select * from security_events where address = $1 order by id', [address]));
    expect(rows).toMatchObject(expected);
  });
  return rows;
}

test('a refused cross-site request is recorded with where it came from', async () => {
  const client = Object.assign(clientOf(app.url), { address: '192.0.2.10' });
  const { headers } = await client.send(
    'POST',
    '/api/auth/logout',
    {},
    {
      origin: 'https://evil.example',
      'user-agent': 'Browser/1',
    },
  );
  const requestId = headers.get('x-request-id');
  await eventsFrom('192.0.2.10', [
    {
      kind: 'cross_site_refused',
      request_id: requestId,
      user_agent: 'Browser/1',
      details: 'From https://evil.example',
    },
  ]);
});
