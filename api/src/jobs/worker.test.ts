import { expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp } from '#test/app';
import { eventually } from '#test/eventually';
import { outboxOf } from '#test/outbox';

test('however many documents are being read, mail goes out', async () => {
  const app = await startTestApp();
  const [holder, queue] = [new pg.Client(app.databaseUrl), new pg.Client(app.databaseUrl)];
  await Promise.all([holder.connect(), queue.connect()]);
  try {
    await holder.query('begin; lock table ai_documents in share mode');
    await queue.query(
      `select graphile_worker.add_job('readDocument', json_build_object('documentId', gen_random_uuid()))
         from generate_series(1, 20)`,
    );
    await eventually(async () => {
      const { rows } = await queue.query(
        `select count(*)::int as held from pg_locks
          where not granted and database = (select oid from pg_database where datname = current_database())`,
      );
      expect(rows).toEqual([{ held: 2 }]);
    });
    await app.client.graphql('mutation { requestPasswordReset(input: { email: "founder@test.test" }) }');
    expect(await outboxOf(app, 'founder@test.test', 1)).toHaveLength(1);
    const { rows } = await queue.query("select 1 from graphile_worker.jobs where task_identifier = 'readDocument'");
    expect(rows).toHaveLength(20);
  } finally {
    await Promise.all([holder.end(), queue.end()]);
    await app.stop();
  }
});
