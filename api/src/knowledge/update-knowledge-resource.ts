import { LockMode } from '@mikro-orm/core';
import type { UpdateKnowledgeResourceInput } from 'rules/knowledge';
import { withAudit } from '#audit/with-audit';
import { applyAndListChanges } from '#audit/apply-and-list-changes';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { requireUnchanged, type Version } from '#db/if-updated-at';
import { announceKnowledge } from '#knowledge/announce-knowledge';
import { visibleTo } from '#knowledge/knowledge.access';
import { knowledgeFields, KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { setKnowledgeFields } from '#knowledge/set-knowledge';

/** Updates a knowledge resource. */
export async function updateKnowledgeResource(
  context: Context,
  id: string,
  input: UpdateKnowledgeResourceInput,
  ifUpdatedAt: Version,
): Promise<void> {
  const wasPublished = await withAudit(context, async (tx, record) => {
    const visible = visibleTo(context.viewer);
    const resource = await findVisible(tx, KnowledgeResource, id, visible, { lockMode: LockMode.PESSIMISTIC_WRITE });
    requireUnchanged(resource, ifUpdatedAt, 'resource');
    const was = resource.isPublished;
    const details = applyAndListChanges(resource, knowledgeFields, () => setKnowledgeFields(resource, input));
    const subject = { kind: 'knowledge_resource', id, label: resource.title } as const;
    if (details) record({ action: 'knowledge_resource_changed', subject, details });
    return was;
  });
  await announceKnowledge(context, { id, wasPublished });
}
