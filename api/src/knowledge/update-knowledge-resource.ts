import { LockMode } from '@mikro-orm/core';
import type { UpdateKnowledgeResourceInput } from 'rules/knowledge';
import { withAudit } from '#audit/with-audit';
import { fieldsChanged } from '#audit/fields-changed';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { announceKnowledge } from '#knowledge/announce-knowledge';
import { visibleTo } from '#knowledge/knowledge.access';
import { knowledgeFields, KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { setKnowledge } from '#knowledge/set-knowledge';

/** Changes a knowledge resource. */
export async function updateKnowledgeResource(
  context: Context,
  id: string,
  input: UpdateKnowledgeResourceInput,
): Promise<void> {
  const wasPublished = await withAudit(context, async (tx, tell) => {
    const visible = visibleTo(context.viewer);
    const resource = await findVisible(tx, KnowledgeResource, id, visible, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const was = resource.isPublished;
    const details = fieldsChanged(resource, knowledgeFields, () => setKnowledge(resource, input));
    const subject = { kind: 'knowledge_resource', id, label: resource.title } as const;
    if (details) tell({ action: 'knowledge_resource_changed', subject, details });
    return was;
  });
  await announceKnowledge(context, { id, wasPublished });
}
