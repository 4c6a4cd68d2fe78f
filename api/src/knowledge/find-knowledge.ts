import type { FindKnowledge, KnowledgeSort } from 'rules/knowledge';
import type { Viewer } from '#access/viewer';
import { toContainsFilter, type Where } from '#db/where';
import { visibleTo } from '#knowledge/knowledge.access';
import type { KnowledgeResource } from '#knowledge/knowledge-resource.entity';

/** The resources that match the viewer's access and filters. */
export function buildKnowledgeFilter(
  viewer: Viewer | null,
  { hub, category, search, isPublished }: FindKnowledge,
): Where<KnowledgeResource> {
  const found: Where<KnowledgeResource>[] = [visibleTo(viewer)];
  if (hub) found.push({ hub });
  if (category) found.push({ category });
  if (isPublished != null) found.push({ isPublished });
  if (search) found.push({ $or: [{ title: toContainsFilter(search) }, { description: toContainsFilter(search) }] });
  return { $and: found };
}

/** Sort columns; ids are in order of creation. */
export const orderBySort: Record<KnowledgeSort, Array<keyof KnowledgeResource & string>> = {
  created: ['id'],
  updated: ['updatedAt', 'id'],
  title: ['title', 'id'],
  hub: ['hub', 'id'],
  category: ['category', 'id'],
  file: ['fileName', 'id'],
  status: ['isPublished', 'id'],
  views: ['viewCount', 'id'],
};
