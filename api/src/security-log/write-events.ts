import type { Pool } from 'pg';
import { clock } from '#clock';
import type { BufferedEvent } from '#security-log/event-buffer';

const rowsPerStatement = 500;

/** Upserts rows as their counts grow. The account is looked up by email, or the other way around. */
const sql = `
  insert into security_events
    (id, created_at, updated_at, kind, account_id, email, address, user_agent, request_id, details, count)
  select e.id, e.first_at, e.last_at, e.kind,
    coalesce(e.account_id, (select u.id from users u where u.email = e.email)),
    coalesce(e.email, (select u.email from users u where u.id = e.account_id)),
    e.address, e.user_agent, e.request_id, e.details, e.count
  from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::text[], $5::uuid[], $6::text[], $7::text[], $8::text[],
    $9::text[], $10::text[], $11::int[])
    as e (id, first_at, last_at, kind, account_id, email, address, user_agent, request_id, details, count)
  on conflict (id) do update set updated_at = excluded.updated_at, count = greatest(security_events.count, excluded.count)`;

export async function writeEvents(pool: Pool, events: BufferedEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += rowsPerStatement) {
    const batch = events.slice(start, start + rowsPerStatement);
    const counts = batch.map(({ count }) => count);
    const column = <T>(valueOf: (event: BufferedEvent) => T) => batch.map((event) => valueOf(event));
    await pool.query(sql, [
      column(({ id }) => id),
      column(({ firstAt }) => firstAt),
      column(({ lastAt }) => lastAt),
      column(({ kind }) => kind),
      column(({ accountId }) => accountId),
      column(({ email }) => email),
      column(({ address }) => address),
      column(({ userAgent }) => userAgent),
      column(({ requestId }) => requestId),
      column(({ details }) => details),
      counts,
    ]);
    // More of the same may have arrived in the meantime.
    for (const [index, event] of batch.entries()) {
      event.written = counts[index] ?? event.written;
      event.writtenAt = clock.now();
    }
  }
}
