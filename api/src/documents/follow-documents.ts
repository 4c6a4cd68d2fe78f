import type { Context } from '#context';
import { AiDocument } from '#documents/ai-document.entity';
import { visibleTo } from '#documents/document.access';
import { createSharedEvents } from '#live/shared-events';

/** Longer than the time between reading the list and following, with a network that is slow. */
const recent = '2 minutes';
const sql = `
  select id from ai_documents where file_id is not null and updated_at > now() - interval '${recent}' order by updated_at`;

/**
 * The documents that are being read, each time that one comes further. It begins with those that lately did: whoever reads
 * the list and follows misses nothing, whichever of the two the server gets first.
 */
export const followDocuments = ({ em }: Context) =>
  createSharedEvents(
    { topic: 'documentProgress', row: { entity: AiDocument, getRowId: ({ id }) => id }, visible: visibleTo },
    () => em.execute<Array<{ id: string }>>(sql),
  );
