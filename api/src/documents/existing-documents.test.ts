import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { migrate } from '#db/migrate';
import { type DocumentWorld, startDocumentWorld } from '#test/documents';

const migration = 'Migration20261127053946_documents_not_read_validated';

let world: DocumentWorld;
beforeAll(async () => void (world = await startDocumentWorld()));
afterAll(() => world.stop());

test('a document of the version before is read if it has a file, and its summary was written if someone changed it', async () => {
  const process = async (title: string) => {
    const fileUrl = await world.upload('a.md', 'Tea is warm.');
    const input = { title, fileName: 'a.md', fileUrl };
    const { body } = await world.admin.send<{ id: string }>('POST', '/api/admin/ai-documents/process', input);
    await world.waitFor(body.id, { status: 'ready' });
    return body.id;
  };
  const [generated, written] = [await process('Generated'), await process('Written')];
  const manual = await world.addManually('https://files.example/a.md', {
    title: 'Manual',
    contentSummary: 'In short.',
  });
  await world.update(generated, { description: 'About tea' });
  await world.update(written, { contentSummary: 'How warm tea is.' });
  await world.database.query('update ai_documents set is_read = false, is_summary_generated = false');
  await world.database.query('delete from mikro_orm_migrations where name = $1', [migration]);

  await migrate({ url: world.app.databaseUrl, log: pino({ level: 'silent' }) });

  const { rows } = await world.database.query(
    'select id, is_read, is_summary_generated, text_source from ai_documents where id = any($1) order by title',
    [[generated, manual, written]],
  );
  expect(rows).toEqual([
    { id: generated, is_read: true, is_summary_generated: true, text_source: 'upload' },
    { id: manual, is_read: false, is_summary_generated: false, text_source: 'summary' },
    { id: written, is_read: true, is_summary_generated: false, text_source: 'upload' },
  ]);
  const textSql = "select document_id from ai_document_passages where source = 'text' and document_id = any($1)";
  const { rows: kept } = await world.database.query<{ document_id: string }>(textSql, [[generated, manual, written]]);
  expect(kept.map(({ document_id }) => document_id).toSorted()).toEqual([manual, written].toSorted());
});

test('a summary that a server of the version before generates counts as generated, and one that a person writes as written', async () => {
  const file = await world.app.make.storedFile();
  const insertIndexing = async () => {
    const { id } = await world.app.make.aiDocument({ isManual: true });
    await world.database.query("update ai_documents set status = 'processing', stage = 'indexing' where id = $1", [id]);
    return id;
  };
  const isGenerated = async (id: string, change: string) => {
    const { rows } = await world.database.query<{ is: boolean }>(
      `update ai_documents set ${change} where id = $1 returning is_summary_generated as "is"`,
      [id],
    );
    return rows[0]?.is;
  };
  const ready = "status = 'ready', stage = 'ready'";
  const generated = await insertIndexing();
  await world.database.query('update ai_documents set file_id = $1 where id = $2', [file.id, generated]);
  expect(await isGenerated(generated, `content_summary = 'In short', ${ready}`)).toBe(true);
  const written = await insertIndexing();
  expect(await isGenerated(written, "content_summary = 'In my words'")).toBe(false);
  expect(await isGenerated(written, ready)).toBe(false);
  const moved = await insertIndexing();
  const address = "file_url = 'https://files.example/b.md'";
  expect(await isGenerated(moved, `content_summary = 'In my words', ${address}, ${ready}`)).toBe(false);
});
