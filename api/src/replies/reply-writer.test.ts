import { expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { memoryBus } from '#live/memory-bus';
import { createMetrics } from '#metrics';
import { newId } from '#new-id';
import { ReplyStore } from '#replies/reply-store';
import { ReplyWriter } from '#replies/reply-writer';
import { cloneDatabase } from '#test/database';
import { eventually } from '#test/eventually';
import { factoriesOn } from '#test/factories';

test('a reply that is being claimed while the server stops is handed over with the others', async () => {
  const database = await cloneDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 3 });
  const make = factoriesOn(pool);
  const conversation = await make.conversation();
  const question = await make.message(conversation);
  const { id } = await make.message(conversation, { role: 'assistant', content: '', question, isStreaming: true });
  const writer = new ReplyWriter({
    store: new ReplyStore(pool, newId()),
    bus: memoryBus(),
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    write: async ({ signal }) => {
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      const nothing = { content: null, failureReason: null, metadata: null, model: null };
      return { ...nothing, status: 'stopped', promptTokens: null, completionTokens: null };
    },
    drainTimeout: 100,
  });
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from messages where id = $1 for update', [id]);
  const claim = writer.task({ messageId: id }, undefined as never);
  await eventually(async () => {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rowCount).toBe(1);
  });
  const stopping = writer.stop();
  // The only connection left: what the stop does without waiting for the claim is over after these.
  for (let query = 1; query <= 3; query += 1) await pool.query('select');
  await holder.query('commit');
  holder.release();
  await Promise.all([claim, stopping]);
  const { rows } = await pool.query('select lease_until <= now() as is_free, run from messages where id = $1', [id]);
  expect(rows).toEqual([{ is_free: true, run: 1 }]);
  await pool.end();
  await database.drop();
});
