import { firstIdSql } from '#db/first-id-sql';
import { archivedBeforeSql } from '#retention/audit-months';
import type { RetentionSetting, RetentionSettings } from '#retention/retention-settings';

/** Rows that are written to a file before they are deleted. */
export interface ArchivedKind {
  /** Also the folder of its files. */
  kind: 'audit' | 'activity' | 'ticket-messages' | 'conversations';
  setting: RetentionSetting;
  /** The description in docs/operations.md. */
  data: string;
  table: string;
  /** What determines the age of a row. */
  age: string;
  /** SQL for due rows, in order: id, created_at and line, a JSON object. `$1` is the number of days, `$2` the limit. */
  select: string;
  /** Deletes the rows with ids in `$2` that are still due after `$1` days. */
  delete: string;
}

const cutoffSql = 'now() - make_interval(days => $1)';
const auditCutoffSql = archivedBeforeSql('$1');
const isResolvedSql = `t.status = 'resolved' and t.updated_at < ${cutoffSql}`;
const isUnusedSql = `c.updated_at < ${cutoffSql} and not exists (select from messages m where m.conversation_id = c.id and m.status = 'streaming')`;

export const archiveTable: readonly ArchivedKind[] = [
  {
    kind: 'audit',
    setting: 'AUDIT_RETENTION_DAYS',
    data: 'Audit log, whole months',
    table: 'audit_entries',
    age: 'created_at',
    select: `
      select e.id, e.created_at, to_jsonb(e)::text as line from audit_entries e
       where e.id < ${firstIdSql(`${auditCutoffSql} + interval '1 day'`)} and e.created_at < ${auditCutoffSql} order by e.id limit $2`,
    // The server's role cannot delete here. A trigger protects rows that are recent or in no archive file.
    delete: 'select from delete_archived_audit_entries($1, $2)',
  },
  {
    kind: 'activity',
    setting: 'ACTIVITY_RETENTION_DAYS',
    data: 'Activity of projects, tickets and requests',
    table: 'activity',
    age: 'created_at',
    select: `
      select a.id, a.created_at, to_jsonb(a)::text as line from activity a
       where a.id < ${firstIdSql(`${cutoffSql} + interval '1 day'`)} and a.created_at < ${cutoffSql} order by a.id limit $2`,
    delete: `delete from activity where id = any($2) and created_at < ${cutoffSql}`,
  },
  {
    kind: 'ticket-messages',
    setting: 'TICKET_MESSAGE_RETENTION_DAYS',
    data: 'Messages of resolved tickets; the ticket stays',
    table: 'ticket_messages',
    age: 'support_tickets.updated_at',
    select: `
      select m.id, m.created_at, to_jsonb(m)::text as line from ticket_messages m join support_tickets t on t.id = m.ticket_id
       where ${isResolvedSql} order by m.id limit $2`,
    delete: `delete from ticket_messages m using support_tickets t where t.id = m.ticket_id and m.id = any($2) and ${isResolvedSql}`,
  },
  {
    kind: 'conversations',
    setting: 'CONVERSATION_RETENTION_DAYS',
    data: 'Conversations with Jarvis, with their messages',
    table: 'conversations, messages',
    age: 'conversations.updated_at',
    select: `
      select c.id, c.created_at, (to_jsonb(c) || jsonb_build_object(
             'prompt_template_ids', (select coalesce(jsonb_agg(template_id order by position), '[]') from conversation_templates where conversation_id = c.id),
             'messages', (select coalesce(jsonb_agg(to_jsonb(m) - 'searched' order by m.id), '[]') from messages m where m.conversation_id = c.id)))::text as line
        from conversations c where ${isUnusedSql} order by c.id limit least($2, 200)`,
    delete: `delete from conversations c where c.id = any($2) and ${isUnusedSql}`,
  },
];

/** The kinds with a retention setting. */
export const kindsWithSetting = (retention: RetentionSettings): readonly ArchivedKind[] =>
  archiveTable.filter(({ setting }) => retention[setting] !== null);
