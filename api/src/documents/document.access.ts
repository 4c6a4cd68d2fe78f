import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { AiDocument } from '#documents/ai-document.entity';
import type { AiDocumentPassage } from '#documents/passages/ai-document-passage.entity';

/** Administrators see every document, contractors those that they can select. */
export function visibleTo(viewer: Viewer | null): Where<AiDocument> {
  if (isInAudience('admin', viewer)) return {};
  return isInAudience('contractor', viewer) ? { isActive: true } : matchNothing;
}

/** The documents that Jarvis can answer from: nothing is being processed, and there is a text. */
export const isAnswerable = { status: 'ready', textSource: { $ne: null } } as const satisfies Where<AiDocument>;

/** The active documents that Jarvis can't answer from until an administrator does something: reading failed, or there is nothing to read. */
export const needsText: Where<AiDocument> = {
  isActive: true,
  $or: [{ status: 'failed' }, { status: 'ready', textSource: null }],
};

/** The documents that a viewer may select for a question: active, and with a text. */
export function choosableBy(viewer: Viewer | null): Where<AiDocument> {
  const mayChoose = isInAudience('contractor', viewer) || isInAudience('admin', viewer);
  return mayChoose ? { isActive: true, ...isAnswerable } : matchNothing;
}

/** Administrators read the text of every document, contractors that of those they may select. */
export const readableBy = (viewer: Viewer | null): Where<AiDocument> =>
  isInAudience('admin', viewer) ? {} : choosableBy(viewer);

export const passagesVisibleTo = (viewer: Viewer | null): Where<AiDocumentPassage> => ({
  document: readableBy(viewer),
});

/** Only administrators see why a file could not be read. */
export const failureVisibleTo = (viewer: Viewer | null): Where<AiDocument> =>
  isInAudience('admin', viewer) ? {} : matchNothing;
