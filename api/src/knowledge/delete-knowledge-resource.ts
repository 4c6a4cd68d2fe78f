import { LockMode } from '@mikro-orm/core';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { requireUnchanged, type Version } from '#db/if-updated-at';
import { announceKnowledge } from '#knowledge/announce-knowledge';
import { visibleTo } from '#knowledge/knowledge.access';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';

/** Deletes a knowledge resource permanently. */
export async function deleteKnowledgeResource(context: Context, id: string, ifUpdatedAt: Version): Promise<void> {
  const { isPublished } = await withAudit(context, async (tx, record) => {
    const visible = visibleTo(context.viewer);
    const resource = await findVisible(tx, KnowledgeResource, id, visible, { lockMode: LockMode.PESSIMISTIC_WRITE });
    requireUnchanged(resource, ifUpdatedAt, 'resource');
    tx.remove(resource);
    record({
      action: 'knowledge_resource_deleted',
      subject: { kind: 'knowledge_resource', id, label: resource.title },
    });
    return resource;
  });
  await announceKnowledge(context, { id, wasPublished: isPublished });
}
