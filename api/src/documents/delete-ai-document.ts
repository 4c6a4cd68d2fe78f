import { LockMode } from '@mikro-orm/core';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { requireUnchanged, type Version } from '#db/if-updated-at';
import { AiDocument } from '#documents/ai-document.entity';
import { visibleTo } from '#documents/document.access';

/** Permanently deletes a document. */
export async function deleteAiDocument(context: Context, id: string, ifUpdatedAt: Version): Promise<void> {
  await withAudit(context, async (tx, record) => {
    const visible = visibleTo(context.viewer);
    const document = await findVisible(tx, AiDocument, id, visible, { lockMode: LockMode.PESSIMISTIC_WRITE });
    requireUnchanged(document, ifUpdatedAt, 'document');
    tx.remove(document);
    record({ action: 'ai_document_deleted', subject: { kind: 'ai_document', id, label: document.title } });
  });
}
