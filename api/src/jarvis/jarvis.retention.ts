import { deletedConversationDays } from 'rules/jarvis';
import { type ArchivedKind, cutoffSql } from '#retention/archive-table';
import type { PruneTask } from '#retention/prune-table';

/** Those that their owner has deleted are in no archive. */
const isUnusedSql = `c.deleted_at is null and c.updated_at < ${cutoffSql} and not exists (select from messages m where m.conversation_id = c.id and m.status = 'streaming')`;

export const archivedConversations: ArchivedKind = {
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
};

/** Their messages go with them. */
export const deletedConversations: PruneTask = {
  schedule: '42 * * * *',
  rules: [
    {
      data: 'Conversations with Jarvis, after their owner has deleted them',
      table: 'conversations',
      age: 'deleted_at',
      keep: `${deletedConversationDays} days`,
    },
  ],
};
