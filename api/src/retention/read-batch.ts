import type { ClientBase } from 'pg';
import type { ArchivedRow } from '#retention/archive-file';

/** The limits of one file. A single row may have more bytes. */
const maxRows = 5_000;
const maxBytes = 8 * 1024 * 1024;

export interface Batch {
  month: string;
  rows: ArchivedRow[];
}

/**
 * The first rows that are due, all created in the same month.
 * @param select SQL for id, created_at and line, ordered by id; its last parameter is the limit
 */
export async function readBatch(client: ClientBase, select: string, parameters: unknown[]): Promise<Batch | null> {
  const sql = `
    with due as materialized (select id, line, to_char(created_at at time zone 'UTC', 'YYYY-MM') as month from (${select}) found),
         measured as (
           select *, first_value(month) over (order by id) as first_month,
                  sum(octet_length(line)) over (order by id) - octet_length(line) as bytes_before
             from due)
    select id, line, month from measured where month = first_month and bytes_before < ${maxBytes} order by id`;
  const { rows } = await client.query<ArchivedRow & { month: string }>(sql, [...parameters, maxRows]);
  const [first] = rows;
  return first ? { month: first.month, rows } : null;
}
