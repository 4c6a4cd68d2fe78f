import { belongsTo } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { nothing, type Where } from '#db/where';
import type { AiDocument } from '#documents/ai-document.entity';

/** Administrators see every document, contractors those that they can choose. */
export function visibleTo(viewer: Viewer | null): Where<AiDocument> {
  if (belongsTo('admin', viewer)) return {};
  return belongsTo('contractor', viewer) ? { isActive: true } : nothing;
}

/** The documents that a question may select. */
export const choosableBy = (viewer: Viewer | null): Where<AiDocument> => ({
  $and: [visibleTo(viewer), { isActive: true, status: 'ready' }],
});
