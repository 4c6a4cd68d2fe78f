import type { CreateAiDocumentInput } from 'rules/documents';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { storeAiDocument } from '#documents/store-ai-document';

/** Stores a document that was entered by hand, and returns its id. */
export async function createAiDocument(context: Context, input: CreateAiDocumentInput): Promise<string> {
  return withAudit(context, async (tx, record) => {
    const { id, title } = await storeAiDocument(tx, input);
    record({ action: 'ai_document_created', subject: { kind: 'ai_document', id, label: title } });
    return id;
  });
}
