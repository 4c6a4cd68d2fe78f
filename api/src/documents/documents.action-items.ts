import { maxPerKind, type ActionItem } from '#action-items/action-item';
import type { Context } from '#context';
import { AiDocument } from '#documents/ai-document.entity';
import { visibleTo } from '#documents/document.access';

/** The documents whose processing failed. */
export async function findUnreadDocuments({ em, viewer }: Context): Promise<ActionItem[]> {
  const found = await em.find(
    AiDocument,
    { $and: [visibleTo(viewer), { status: 'failed' }] },
    { fields: ['title', 'failureReason', 'updatedAt'], orderBy: { updatedAt: 'asc', id: 'asc' }, limit: maxPerKind },
  );
  return found.map(({ id, title, failureReason, updatedAt }) => ({
    id,
    kind: 'unread_document',
    title,
    detail: failureReason ?? "Couldn't be read",
    since: updatedAt,
    dueAt: null,
    path: '/admin?section=ai&tab=documents',
  }));
}
