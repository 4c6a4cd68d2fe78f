import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { nothing, type Where } from '#db/where';
import type { KnowledgeResource } from '#knowledge/knowledge-resource.entity';

/** Who keeps the knowledge hub, drafts included. */
export const canEditKnowledge = (viewer: Viewer | null): boolean =>
  isInAudience('admin', viewer) || isInAudience('analyst', viewer);

/** Whoever keeps the hub sees all, everyone else with an account what is published. */
export function visibleTo(viewer: Viewer | null): Where<KnowledgeResource> {
  if (canEditKnowledge(viewer)) return {};
  return viewer ? { isPublished: true } : nothing;
}
