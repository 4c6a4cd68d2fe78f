import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { KnowledgeResource } from '#knowledge/knowledge-resource.entity';

/** Editors of the knowledge hub, who also see drafts. */
export const canEditKnowledge = (viewer: Viewer | null): boolean =>
  isInAudience('admin', viewer) || isInAudience('analyst', viewer);

/** Editors see all resources; every other signed-in person sees the published ones. */
export function visibleTo(viewer: Viewer | null): Where<KnowledgeResource> {
  if (canEditKnowledge(viewer)) return {};
  return viewer ? { isPublished: true } : matchNothing;
}
