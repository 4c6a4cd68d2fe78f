import type { UpdateKnowledgeResourceInput } from 'rules/knowledge';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { setFields } from '#db/set-fields';
import { visibleTo } from '#knowledge/knowledge.access';
import { knowledgeFields, KnowledgeResource } from '#knowledge/knowledge-resource.entity';

/** Changes a knowledge resource. */
export async function updateKnowledgeResource(
  { em, viewer }: Context,
  id: string,
  input: UpdateKnowledgeResourceInput,
): Promise<void> {
  const resource = await findVisible(em, KnowledgeResource, id, visibleTo(viewer));
  setFields(resource, input, knowledgeFields);
  await em.flush();
}
