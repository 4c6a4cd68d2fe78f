import { maxPerKind, type ActionItem } from '#action-items/action-item';
import type { Context } from '#context';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { visibleTo } from '#knowledge/knowledge.access';

/** The drafts of the knowledge hub, for its editors. */
export async function findUnpublishedResources({ em, viewer }: Context): Promise<ActionItem[]> {
  const found = await em.find(
    KnowledgeResource,
    { $and: [visibleTo(viewer), { isPublished: false }] },
    { fields: ['title', 'category', 'createdAt'], orderBy: { id: 'asc' }, limit: maxPerKind },
  );
  return found.map(({ id, title, category, createdAt }) => ({
    id,
    kind: 'unpublished_resource',
    title,
    detail: `Draft ${category.replaceAll('_', ' ')}, visible only to you and administrators`,
    since: createdAt,
    dueAt: null,
    path: `/admin-dashboard?tab=knowledge&status=draft&resource=${id}`,
  }));
}
