import { expect, test } from '@jest/globals';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import pg from 'pg';
import { pino } from 'pino';
import { indexDocument } from '#documents/processing/index-document';
import { getReadingSource } from '#documents/processing/reading-source';
import { createOfflineModel } from '#models/offline-model';
import { cloneDatabase } from '#test/database';
import { eventually } from '#test/eventually';
import { createFactories } from '#test/factories';
import { openTestOrm } from '#test/test-orm';

test('when two process a document at the same time, one stores its passages, complete', async () => {
  const database = await cloneDatabase();
  const orm = await openTestOrm(database.url);
  const holder = new pg.Client(database.url);
  await holder.connect();
  try {
    const { id } = await createFactories(database.pool).aiDocument();
    await database.pool.query("update ai_documents set status = 'processing', stage = 'indexing' where id = $1", [id]);
    const source = getReadingSource({
      id,
      file: null,
      nextFile: null,
      isRead: true,
      fileUrl: 'https://files.example/document.md',
    });
    await holder.query('begin');
    await holder.query('select 1 from ai_documents where id = $1 for update', [id]);
    const read = (reader: string) =>
      indexDocument(
        { em: orm.fork(), models: { chat: createOfflineModel(), embedder: null }, log: pino({ level: 'silent' }) },
        source,
        [1, 2].map((page) => ({ place: `Page ${page}`, text: `Read by ${reader}.` })),
        new AbortController().signal,
      );
    const readings = [read('one'), read('other')];
    await eventually(async () => {
      const { rows } = await database.pool.query(
        `select count(*)::int as waiting from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rows).toEqual([{ waiting: 2 }]);
    });
    await holder.query('commit');
    await Promise.all(readings);
    const { rows } = await database.pool.query('select text from ai_document_passages where document_id = $1', [id]);
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ text }) => text)).size).toBe(1);
  } finally {
    await holder.end();
    await orm.close();
    await database.drop();
  }
});

test('the passages of a long text are stored in batches, between which the server answers others', async () => {
  const database = await cloneDatabase();
  const orm = await openTestOrm(database.url);
  try {
    const { id } = await createFactories(database.pool).aiDocument();
    await database.pool.query("update ai_documents set status = 'processing', stage = 'indexing' where id = $1", [id]);
    const fileUrl = 'https://files.example/document.md';
    const sections = Array.from({ length: 5000 }, (_, index) => ({
      place: `Page ${index + 1}`,
      text: `Page ${index + 1} has ${'many common words '.repeat(20)}.`,
    }));
    const blocked = monitorEventLoopDelay({ resolution: 5 });
    blocked.enable();
    await indexDocument(
      { em: orm.fork(), models: { chat: createOfflineModel(), embedder: null }, log: pino({ level: 'silent' }) },
      getReadingSource({ id, file: null, nextFile: null, isRead: true, fileUrl }),
      sections,
      new AbortController().signal,
    );
    blocked.disable();
    const { rows } = await database.pool.query(
      'select count(*)::int, max(position), min(text) as text from ai_document_passages where document_id = $1',
      [id],
    );
    expect(rows).toEqual([{ count: 5000, max: 4999, text: sections[0]?.text }]);
    expect(blocked.max / 1e6).toBeLessThan(400);
  } finally {
    await orm.close();
    await database.drop();
  }
});
