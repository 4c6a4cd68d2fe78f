import type { UpdateKnowledgeResourceInput } from 'rules/knowledge';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { announceKnowledge } from '#knowledge/announce-knowledge';
import { visibleTo } from '#knowledge/knowledge.access';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { setKnowledge } from '#knowledge/set-knowledge';

/** Changes a knowledge resource. */
export async function updateKnowledgeResource(
  context: Context,
  id: string,
  input: UpdateKnowledgeResourceInput,
): Promise<void> {
  const { em, viewer } = context;
  const resource = await findVisible(em, KnowledgeResource, id, visibleTo(viewer));
  const wasPublished = resource.isPublished;
  setKnowledge(resource, input);
  await em.flush();
  await announceKnowledge(context, { id, wasPublished });
}
