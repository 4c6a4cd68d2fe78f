import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { announceKnowledge } from '#knowledge/announce-knowledge';
import { visibleTo } from '#knowledge/knowledge.access';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';

/** Deletes a knowledge resource for good. */
export async function deleteKnowledgeResource(context: Context, id: string): Promise<void> {
  const { em, viewer } = context;
  const resource = await findVisible(em, KnowledgeResource, id, visibleTo(viewer));
  em.remove(resource);
  await em.flush();
  await announceKnowledge(context, { id, wasPublished: resource.isPublished });
}
