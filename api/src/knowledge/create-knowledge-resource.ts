import type { CreateKnowledgeResourceInput } from 'rules/knowledge';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { announceKnowledge } from '#knowledge/announce-knowledge';
import { storeKnowledgeResource } from '#knowledge/store-knowledge-resource';

/** Stores a new knowledge resource, publishes the change to people viewing the hub, and returns its id. */
export async function createKnowledgeResource(context: Context, input: CreateKnowledgeResourceInput): Promise<string> {
  const { id } = await withAudit(context, async (tx, record) => {
    const resource = await storeKnowledgeResource({ em: tx }, input);
    record({
      action: 'knowledge_resource_created',
      subject: { kind: 'knowledge_resource', id: resource.id, label: resource.title },
    });
    return resource;
  });
  await announceKnowledge(context, { id, wasPublished: false });
  return id;
}
