import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { Conversation } from '#jarvis/conversation.entity';
import type { Message } from '#jarvis/message.entity';
import type { PromptTemplate } from '#jarvis/prompt-template.entity';

/** A conversation is visible to its owner only, not to administrators, until they delete it. */
export const visibleTo = (viewer: Viewer | null): Where<Conversation> =>
  viewer ? { owner: viewer.id, deletedAt: null } : matchNothing;

/** What the viewer has deleted, and can still restore. */
export const restorableBy = (viewer: Viewer | null): Where<Conversation> =>
  viewer ? { owner: viewer.id, deletedAt: { $ne: null } } : matchNothing;

/** Messages are visible to the owner of their conversation. */
export const messagesVisibleTo = (viewer: Viewer | null): Where<Message> => ({ conversation: visibleTo(viewer) });

/** The prompt templates that the viewer can select: the active ones. */
export function choosableBy(viewer: Viewer | null): Where<PromptTemplate> {
  const mayChoose = isInAudience('contractor', viewer) || isInAudience('admin', viewer);
  return mayChoose ? { isActive: true } : { id: { $in: [] } };
}
