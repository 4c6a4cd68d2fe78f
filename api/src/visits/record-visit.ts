import { type PageErrorKind, pageErrorKinds, type RecordVisitInput, type VisitEvent } from 'rules/visits';
import type { Context } from '#context';
import { toAppError } from '#errors';

/** Sorted, so that two servers that count the same things cannot deadlock. */
const sql = `
  insert into visit_count (day, kind, route, plan, count)
  select (now() at time zone 'utc')::date, kind, route, coalesce(plan, ''), count(*)
    from jsonb_to_recordset(?::jsonb) as event(kind text, route text, plan text)
   group by 2, 3, 4
   order by 2, 3, 4
      on conflict (day, kind, route, plan) do update set count = visit_count.count + excluded.count`;

/**
 * Adds to the day's sums. Returns false without counting if an IP address reports too much: an error would show in the browser's console.
 */
export async function recordVisit(
  { em, limits, address, metrics }: Context,
  { events }: RecordVisitInput,
): Promise<boolean> {
  try {
    await limits.count('recordVisit', { address });
  } catch (error) {
    if (toAppError(error).code === 'RATE_LIMITED') return false;
    throw error;
  }
  await em.execute(sql, [JSON.stringify(events)]);
  for (const { kind, route } of events.filter(isFault)) metrics.pageFaults.inc({ kind, route });
  return true;
}

const isFault = (event: VisitEvent) => pageErrorKinds.includes(event.kind as PageErrorKind);
