import type { CheckVersions } from 'rules/releases';
import type { Context } from '#context';
import { wasPublishedSql } from '#remotes/release-sql';

/** Records which versions open tabs use: their operations and files are kept until a day later. */
export async function touchVersionsInUse({ em }: Context, { using }: CheckVersions): Promise<void> {
  if (using.length === 0) return;
  await em.execute(
    `update releases set last_used_at = now()
       from jsonb_to_recordset(?::jsonb) as tab(part text, version text)
      where releases.remote = tab.part and releases.version = tab.version
        and ${wasPublishedSql} and (last_used_at is null or last_used_at < now() - interval '10 minutes')`,
    [JSON.stringify(using)],
  );
}
