import type { Context } from '#context';
import { AiDocument } from '#documents/ai-document.entity';
import { visibleTo } from '#documents/document.access';
import { createSharedEvents } from '#live/shared-events';

/** Longer than the time between reading the list and subscribing on a slow network. */
const recent = '2 minutes';
const sql = `
  select id from ai_documents where (file_id is not null or is_read or status <> 'ready' or failure_reason is not null)
     and updated_at > now() - interval '${recent}' order by updated_at`;

/**
 * The documents being processed, on every step. Starts with those that progressed recently, so that a client that reads
 * the list and subscribes misses nothing, in whichever order the server gets the two.
 */
export const followDocuments = ({ em }: Context) =>
  createSharedEvents(
    { topic: 'documentProgress', row: { entity: AiDocument, getRowId: ({ id }) => id }, visible: visibleTo },
    () => em.execute<Array<{ id: string }>>(sql),
  );
