import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { type ReplyOutcome, ReplyStore, toRunKey } from '#replies/reply-store';
import { cloneDatabase } from '#test/database';
import { eventually } from '#test/eventually';
import { createFactories } from '#test/factories';
import { queueBehindLock } from '#test/queue-behind-lock';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let pool: pg.Pool;
let here: ReplyStore, there: ReplyStore;
let id: string;
let conversationId: string;
beforeAll(async () => {
  database = await cloneDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  here = new ReplyStore(pool, v7());
  there = new ReplyStore(pool, v7());
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  const make = createFactories(pool);
  const conversation = await make.conversation();
  conversationId = conversation.id;
  const question = await make.message(conversation);
  id = (await make.message(conversation, { role: 'assistant', content: '', question, isStreaming: true })).id;
});

const row = async () =>
  (await pool.query('select content, status, run, draft from messages where id = $1', [id])).rows[0];
const expire = () => pool.query(`update messages set lease_until = now() - interval '1 second' where id = $1`, [id]);
const piece = (run: number, offset: number, text: string) => ({ id, run, offset, text });
const outcome = (given: Partial<ReplyOutcome>): ReplyOutcome => ({
  status: 'complete',
  content: null,
  failureReason: null,
  metadata: null,
  promptTokens: null,
  completionTokens: null,
  model: null,
  ...given,
});

test('of servers claiming the same reply, one gets it, until its lease expires', async () => {
  const claimed = await queueBehindLock(
    { databaseUrl: database.url, sql: 'select 1 from messages where id = $1 for update', values: [id], waiting: 2 },
    [here, there, here, there].map((store) => () => store.claim(id)),
  );
  expect(claimed.filter(Boolean)).toHaveLength(1);
  expect(await there.findAbandoned()).not.toContain(id);
  await expire();
  expect(await there.findAbandoned()).toContain(id);
  expect(await there.claim(id)).toMatchObject({ id, run: 2 });
});

test("a server whose reply was taken over can't change it", async () => {
  await here.claim(id);
  await here.append([piece(1, 0, 'Old ')]);
  await expire();
  await there.claim(id);
  expect((await here.renewLeases([id])).get(id)).toBeUndefined();
  expect(await here.append([piece(1, 4, 'words')])).toEqual(new Map());
  expect(await here.end({ id, run: 1, conversationId }, outcome({ content: 'Old words' }))).toBe(false);
  expect(await row()).toEqual({ content: 'Old ', status: 'streaming', run: 2, draft: 1 });
});

test('stored text stays until the next run has its first text, and for good if it has none', async () => {
  await here.claim(id);
  await here.append([piece(1, 0, 'Old words')]);
  await expire();
  await there.claim(id);
  expect(await row()).toMatchObject({ content: 'Old words', draft: 1 });
  await there.append([piece(2, 0, 'New ')]);
  await there.append([piece(2, 4, 'words')]);
  expect(await row()).toMatchObject({ content: 'New words', draft: 2 });
  await expire();
  await here.claim(id);
  await here.end({ id, run: 3, conversationId }, outcome({ status: 'failed', failureReason: 'The model is busy' }));
  expect(await row()).toMatchObject({ content: 'New words', status: 'failed', draft: 2 });
});

test('storing a piece twice, or one that does not continue the text, has no effect', async () => {
  await here.claim(id);
  const first = piece(1, 0, '😀 one');
  for (const each of [first, first, piece(1, 9, 'three')])
    expect(await here.append([each])).toEqual(new Map([[toRunKey({ id, run: 1 }), 6]]));
  expect(await row()).toMatchObject({ content: '😀 one' });
});

test('a server that stops releases its replies at once', async () => {
  await here.claim(id);
  expect(await there.claim(id)).toBeNull();
  await here.releaseLeases();
  expect(await there.findAbandoned()).toContain(id);
  expect(await there.claim(id)).toMatchObject({ run: 2 });
});

test('a lease is renewed only for replies that its server writes: it expires if the server never learned of the commit', async () => {
  await here.claim(id);
  await expire();
  expect(await here.renewLeases([])).toEqual(new Map());
  expect(await there.claim(id)).toMatchObject({ run: 2 });
});

test('ending a reply waits for a concurrent deletion of its conversation', async () => {
  await here.claim(id);
  const deleting = new pg.Client(database.url);
  await deleting.connect();
  try {
    await deleting.query('begin');
    await deleting.query('select 1 from conversations where id = $1 for update', [conversationId]);
    const ended = here.end({ id, run: 1, conversationId }, outcome({ content: 'Whole' }));
    await eventually(async () => {
      const { rowCount } = await deleting.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(1);
    });
    await deleting.query('delete from conversations where id = $1', [conversationId]);
    await deleting.query('commit');
    expect(await ended).toBe(false);
  } finally {
    await deleting.end();
  }
});
