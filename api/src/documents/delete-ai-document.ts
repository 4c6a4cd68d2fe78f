import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { AiDocument } from '#documents/ai-document.entity';
import { visibleTo } from '#documents/document.access';

/** Permanently deletes a document. */
export async function deleteAiDocument(context: Context, id: string): Promise<void> {
  await withAudit(context, async (tx, record) => {
    const document = await findVisible(tx, AiDocument, id, visibleTo(context.viewer));
    tx.remove(document);
    record({ action: 'ai_document_deleted', subject: { kind: 'ai_document', id, label: document.title } });
  });
}
