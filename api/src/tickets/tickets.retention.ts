import { type ArchivedKind, cutoffSql } from '#retention/archive-table';

const isResolvedSql = `t.status = 'resolved' and t.updated_at < ${cutoffSql}`;

export const archivedTicketMessages: ArchivedKind = {
  kind: 'ticket-messages',
  setting: 'TICKET_MESSAGE_RETENTION_DAYS',
  data: 'Messages of resolved tickets; the ticket stays',
  table: 'ticket_messages',
  age: 'support_tickets.updated_at',
  select: `
    select m.id, m.created_at, to_jsonb(m)::text as line from ticket_messages m join support_tickets t on t.id = m.ticket_id
     where ${isResolvedSql} order by m.id limit $2`,
  delete: `delete from ticket_messages m using support_tickets t where t.id = m.ticket_id and m.id = any($2) and ${isResolvedSql}`,
};
