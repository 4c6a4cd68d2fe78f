import type { AuditRecord } from '#audit/with-audit';
import type { AiDocument } from '#documents/ai-document.entity';

/** What the audit log has of a fetch: the server without the path, which may hold a secret. */
export const toFetchRecord = ({ id, title, fileUrl }: AiDocument): AuditRecord => ({
  action: 'ai_document_fetched',
  subject: { kind: 'ai_document', id, label: title },
  details: `from ${new URL(fileUrl).origin}`,
});
