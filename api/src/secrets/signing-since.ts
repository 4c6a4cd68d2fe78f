import type { Pool } from 'pg';

/** Notes that a secret signs from now on, unless it has been noted already. There is one at a time. */
export async function recordSigning(pool: Pool, id: string): Promise<void> {
  await pool.query(
    `with earlier as (delete from signing_secret where id <> $1)
     insert into signing_secret (id) values ($1) on conflict (id) do nothing`,
    [id],
  );
}

/** When what another secret has signed ends at the latest; null where this one does not sign yet. By the database's clock. */
export async function lastUseOfOthers(
  pool: Pool,
  id: string,
  lifetimeMs: number,
): Promise<{ at: Date; isOver: boolean } | null> {
  const { rows } = await pool.query<{ at: Date; isOver: boolean }>(
    `select since + $2 * interval '1 millisecond' as at, since + $2 * interval '1 millisecond' < now() as "isOver"
       from signing_secret where id = $1`,
    [id, lifetimeMs],
  );
  return rows[0] ?? null;
}
