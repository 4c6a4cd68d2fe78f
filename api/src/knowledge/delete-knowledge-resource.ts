import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { visibleTo } from '#knowledge/knowledge.access';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';

/** Deletes a knowledge resource for good. */
export async function deleteKnowledgeResource({ em, viewer }: Context, id: string): Promise<void> {
  em.remove(await findVisible(em, KnowledgeResource, id, visibleTo(viewer)));
  await em.flush();
}
