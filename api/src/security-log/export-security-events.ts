import type { EntityManager } from '@mikro-orm/postgresql';
import { isInAudience } from 'rules/audiences';
import { byteOrderMark, toCsvLine } from 'rules/csv';
import { toFieldErrors } from 'rules/field-errors';
import { findSecurityEventsRule } from 'rules/find-security-events';
import { getSecurityEventLabel, getSecurityEventSeverity } from 'rules/security-events';
import { denyAccess } from '#access/deny-access';
import type { Context } from '#context';
import type { Where } from '#db/where';
import { badInput } from '#errors';
import { toSecurityEventWhere } from '#security-log/security-event-where';
import { SecurityEvent } from '#security-log/security-event.entity';

const batchSize = 500;

const columns: Array<[title: string, valueOf: (event: SecurityEvent) => string | number | null]> = [
  ['Time (UTC)', ({ createdAt }) => createdAt.toISOString()],
  ['Last time (UTC)', ({ updatedAt }) => updatedAt.toISOString()],
  ['Count', ({ count }) => count],
  ['Event', ({ kind }) => getSecurityEventLabel(kind)],
  ['Kind', ({ kind }) => kind],
  ['Severity', ({ kind }) => getSecurityEventSeverity(kind)],
  ['Email', ({ email }) => email],
  ['Account ID', ({ accountId }) => accountId],
  ['Address', ({ address }) => address],
  ['User agent', ({ userAgent }) => userAgent],
  ['Request ID', ({ requestId }) => requestId],
  ['Details', ({ details }) => details],
];

/** Streams all events that match a filter as CSV, newest first. `kinds` is a comma-separated list. */
export function exportSecurityEvents(
  context: Context,
  { kinds, ...query }: { kinds?: unknown },
): AsyncGenerator<string> {
  const { em, viewer, securityLog } = context;
  if (!isInAudience('admin', viewer)) throw denyAccess(context, 'security-log/export');
  const list = typeof kinds === 'string' && kinds !== '' ? kinds.split(',') : null;
  const filter = findSecurityEventsRule.safeParse({ ...query, kinds: list });
  if (!filter.success) throw badInput(toFieldErrors(filter.error));
  securityLog.record({ kind: 'security_log_exported' });
  return streamCsv(em, toSecurityEventWhere(viewer, filter.data));
}

async function* streamCsv(em: EntityManager, where: Where<SecurityEvent>): AsyncGenerator<string> {
  yield byteOrderMark + toCsvLine(columns.map(([title]) => title));
  let before: string | undefined;
  do {
    const events: SecurityEvent[] = await em.find(
      SecurityEvent,
      { $and: [where, before ? { id: { $lt: before } } : {}] },
      { orderBy: { id: 'desc' }, limit: batchSize },
    );
    yield events.map((event) => toCsvLine(columns.map(([, valueOf]) => valueOf(event)))).join('');
    before = events.length === batchSize ? events.at(-1)?.id : undefined;
    em.clear();
  } while (before);
}
