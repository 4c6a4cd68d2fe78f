import type { Task } from 'graphile-worker';
import type { FileStore } from '#files/file-store';
import { isUnattached } from '#files/unattached';

/**
 * Deletes uploads that nothing uses after a day, including unfinished ones. A row is deleted only with its file:
 * failures are retried in the next run.
 */
export const pruneUploads =
  (store: FileStore): Task =>
  (_payload, { withPgClient }) =>
    withPgClient(async (client) => {
      await client.query('begin');
      try {
        const { rows } = await client.query<{ key: string }>(
          `delete from stored_files where id in (
             select f.id from stored_files f
              where f.created_at < now() - interval '24 hours'
                and ${isUnattached}
              limit 500 for update skip locked)
           returning key`,
        );
        for (const { key } of rows) await store.remove(key);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    });
