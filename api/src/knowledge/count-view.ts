import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { visibleTo } from '#knowledge/knowledge.access';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';

/** Counts that somebody opened a resource. It is no change of it: its date stays. */
export async function countView({ em, viewer }: Context, id: string): Promise<void> {
  await findVisible(em, KnowledgeResource, id, visibleTo(viewer), { fields: ['id'] as never });
  await em.execute('update knowledge_resources set view_count = view_count + 1 where id = ?', [id]);
}
