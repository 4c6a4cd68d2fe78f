import type { Pool } from 'pg';

/** Checks that the database can store data: a full or read-only one still answers reads. */
export async function probeWrite(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    'insert into health_probe (id) values (1) on conflict (id) do update set written_at = now()',
  );
  return rowCount === 1;
}
