import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { eventually } from '#test/eventually';
import { type AppWithFiles, fileStores, startTestAppWithFiles } from '#test/file-stores';
import { sampleFiles } from '#test/sample-files';
import { getFileId, requestUpload, listStoredNames, uploadFile } from '#test/uploads';

describe.each(fileStores)('on %s', (store) => {
  let app: AppWithFiles;
  let database: pg.Client;
  beforeAll(async () => {
    app = await startTestAppWithFiles(store);
    database = new pg.Client(app.databaseUrl);
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await app.stop();
  });

  async function attachToTask(file: string): Promise<void> {
    const { id: task } = await app.make.task({ project: await app.make.project() });
    const { id: person } = await app.make.user({ role: 'admin' });
    await app.make.insert('task_files', {
      id: v7(),
      task_id: task,
      file_id: file,
      uploaded_by_id: person,
      file_name: 'offer.pdf',
      content_type: 'application/pdf',
      size: 1,
    });
  }

  test('files that no enquiry, document or task uses are deleted after a day, and no others', async () => {
    const upload = async () => getFileId(await uploadFile(app, 'offer.pdf', sampleFiles.pdf));
    const [old, attached, young] = [await upload(), await upload(), await upload()];
    const [document, replacement] = [await upload(), await upload()];
    const [ofTask, unused] = [await upload(), await upload()];
    const neverSent = getFileId(await requestUpload(app, 'offer.pdf'));
    const { status } = await app.client.send('POST', '/api/contact/submit', {
      name: 'Ada Lovelace',
      email: 'ada@visitor.test',
      projectType: 'other',
      outcome: 'More time for customers',
      budget: '$2–5k',
      timeline: 'Normal (1–2 months)',
      preferredPlan: 'Pro',
      consent: true,
      fileUrl: `/api/files/${attached}`,
    });
    expect(status).toBe(201);
    const aDayAgo = "update stored_files set created_at = now() - interval '24 hours 1 second' where id = any($1)";
    await database.query(aDayAgo, [[old, attached, document, replacement, ofTask, unused, neverSent]]);
    await database.query("update stored_files set purpose = 'ai_document' where id = any($1)", [
      [document, replacement, unused],
    ]);
    await database.query('update ai_documents set file_id = $1, next_file_id = $2 where id = $3', [
      document,
      replacement,
      (await app.make.aiDocument()).id,
    ]);
    await attachToTask(ofTask);

    await database.query("select graphile_worker.add_job('pruneUploads')");
    const kept = [attached, young, document, replacement, ofTask];
    await eventually(async () => {
      const { rows } = await database.query('select id from stored_files order by id');
      expect(rows.map(({ id }) => id)).toEqual(kept.toSorted());
    });
    expect((await listStoredNames(app)).toSorted()).toEqual(kept.toSorted());
  });
});
