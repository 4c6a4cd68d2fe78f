import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type AttackedServer,
  attackerAddress,
  expectOthersUnaffected,
  startAttackedServer,
} from '#test/attacks/attacked-server';
import { attemptLimits } from '#limits/limit-table';
import { securityLogBudget } from '#security-log/event-buffer';
import { createTestClient } from '#test/client';
import { eventually } from '#test/eventually';

const attempts = 300;
const concurrency = 10;

let server: AttackedServer;
beforeAll(async () => (server = await startAttackedServer()));
afterAll(() => server.stop());

interface Stored {
  rows: number;
  events: number;
  emails: number;
}
async function stored(kinds: string[]): Promise<Stored> {
  const { rows } = await server.pool.query<Stored>(
    `select count(*)::int as rows, coalesce(sum(count), 0)::int as events, count(distinct email)::int as emails
     from security_events where kind = any($1) and address = $2`,
    [kinds, attackerAddress],
  );
  return rows[0] ?? { rows: 0, events: 0, emails: 0 };
}

test('guesses with made-up emails are logged with the address in a bounded number of rows', async () => {
  const { seen } = await server.during(async () => {
    let started = 0;
    const guess = async () => {
      const client = Object.assign(createTestClient(server.url), { address: attackerAddress });
      while (started < attempts) {
        started += 1;
        await client.send('POST', '/api/auth/login', { email: `${started}@made-up.test`, password: 'a guess at it' });
      }
    };
    await Promise.all(Array.from({ length: concurrency }, guess));
  });
  expectOthersUnaffected(seen);
  // Attempts within the limit are checked and fail. Refused attempts are recorded about once a second.
  const checked = attemptLimits.signIn.find(({ by }) => by === 'address')?.points ?? 0;
  await eventually(async () => {
    expect(await stored(['sign_in_failed'])).toMatchObject({ events: checked, emails: checked });
    const refused = await stored(['limit_reached']);
    expect(refused.events).toBeGreaterThan(0);
    expect(refused.rows).toBeLessThanOrEqual(securityLogBudget.rowsPerNetwork + 1);
  });
  const lines = server.log.filter(({ event, address }) => event === 'security' && address === attackerAddress);
  expect(lines.filter(({ kind }) => kind === 'sign_in_failed')).toHaveLength(checked);
  expect(new Set(lines.map(({ level }) => level))).toEqual(new Set([30]));
});

test('neither the log nor the table contains attempted passwords', async () => {
  const { rows } = await server.pool.query<{ event: string }>(
    'select to_jsonb(security_events)::text as event from security_events',
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const text of [JSON.stringify(server.log), ...rows.map(({ event }) => event)])
    expect(text).not.toContain('a guess at it');
});
