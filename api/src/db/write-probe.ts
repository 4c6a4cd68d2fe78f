import type { Pool } from 'pg';

/** Shows by use that the database stores something: one that is full or read-only still answers what is read. */
export async function probeWrite(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    'insert into health_probe (id) values (1) on conflict (id) do update set written_at = now()',
  );
  return rowCount === 1;
}
