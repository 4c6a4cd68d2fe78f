import { belongsTo } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { nothing, type Where } from '#db/where';
import type { KnowledgeResource } from '#knowledge/knowledge-resource.entity';

/** Administrators and product analysts see all, everybody else with an account what is published. */
export function visibleTo(viewer: Viewer | null): Where<KnowledgeResource> {
  if (belongsTo('admin', viewer) || belongsTo('analyst', viewer)) return {};
  return viewer ? { isPublished: true } : nothing;
}
