import { LockMode } from '@mikro-orm/core';
import { isFetchable } from 'rules/documents';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { AiDocument } from '#documents/ai-document.entity';
import { visibleTo } from '#documents/document.access';
import { countFetch } from '#documents/fetching/count-fetch';
import { announceProgress } from '#documents/processing/announce-progress';
import { queueReading } from '#documents/processing/queue-reading';
import { requireIdle } from '#documents/processing/require-idle';
import { conflict } from '#errors';

/** Queues the fetching of a document's text from its address, which replaces any text that it has. */
export async function fetchDocument(context: Context, id: string): Promise<void> {
  await countFetch(context, () => queueFetch(context, id));
  await announceProgress(context, id);
}

async function queueFetch(context: Context, id: string): Promise<void> {
  await withAudit(context, async (tx, record) => {
    const visible = visibleTo(context.viewer);
    const document = await findVisible(tx, AiDocument, id, visible, { lockMode: LockMode.PESSIMISTIC_WRITE });
    requireIdle(document);
    if (!canFetch(document.fileUrl, context.settings.documentPrivateServers))
      throw conflict('Only https addresses can be fetched. Change the address, or add the text instead');
    Object.assign(document, {
      file: null,
      isRead: false,
      status: 'processing',
      stage: 'received',
      failureReason: null,
      readings: 0,
    } satisfies Partial<AiDocument>);
    await queueReading(tx, id);
    const subject = { kind: 'ai_document', id, label: document.title } as const;
    // Without the path, which may hold a secret.
    record({ action: 'ai_document_fetched', subject, details: `from ${new URL(document.fileUrl).origin}` });
  });
}

const canFetch = (address: string, privateServers: readonly string[]): boolean =>
  isFetchable(address) || (address.startsWith('http://') && privateServers.includes(URL.parse(address)?.host ?? ''));
