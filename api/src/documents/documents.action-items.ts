import { maxSearchLength } from 'rules/knowledge';
import { maxPerKind, type ActionItem } from '#action-items/action-item';
import type { Context } from '#context';
import { AiDocument } from '#documents/ai-document.entity';
import { needsText, visibleTo } from '#documents/document.access';

/** The documents that Jarvis can't answer from until an administrator reads them again or adds their text. */
export async function findUnreadDocuments({ em, viewer }: Context): Promise<ActionItem[]> {
  const found = await em.find(
    AiDocument,
    { $and: [visibleTo(viewer), needsText] },
    {
      fields: ['title', 'status', 'failureReason', 'updatedAt'],
      orderBy: { updatedAt: 'asc', id: 'asc' },
      limit: maxPerKind,
    },
  );
  return found.map(({ id, title, status, failureReason, updatedAt }) => ({
    id,
    kind: 'unread_document',
    title,
    detail: failureReason ?? (status === 'failed' ? "Couldn't be read" : 'Has no text yet'),
    since: updatedAt,
    dueAt: null,
    path: `/admin?section=ai&tab=documents&unread=1&q=${encodeURIComponent(title.slice(0, maxSearchLength).toWellFormed())}`,
  }));
}
