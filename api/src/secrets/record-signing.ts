import type { Pool } from 'pg';

/** Records that a secret signs from now on, if it is not recorded yet. One secret signs at a time. */
export async function recordSigning(pool: Pool, id: string): Promise<void> {
  await pool.query(
    `with earlier as (delete from signing_secret where id <> $1)
     insert into signing_secret (id) values ($1) on conflict (id) do nothing`,
    [id],
  );
}

/** When everything signed by another secret will have expired; null if this one does not sign yet. By the database's clock. */
export async function findLastUseOfOthers(
  pool: Pool,
  id: string,
  lifetimeMs: number,
): Promise<{ at: Date; isOver: boolean } | null> {
  // As milliseconds, because the ORM's pool leaves timestamps as text.
  const { rows } = await pool.query<{ ms: number; isOver: boolean }>(
    `select extract(epoch from since + $2 * interval '1 millisecond')::float8 * 1000 as ms, since + $2 * interval '1 millisecond' < now() as "isOver"
       from signing_secret where id = $1`,
    [id, lifetimeMs],
  );
  const [last] = rows;
  return last ? { at: new Date(last.ms), isOver: last.isOver } : null;
}
