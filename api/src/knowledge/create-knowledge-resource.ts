import type { CreateKnowledgeResourceInput } from 'rules/knowledge';
import type { Context } from '#context';
import { announceKnowledge } from '#knowledge/announce-knowledge';
import { storeKnowledgeResource } from '#knowledge/store-knowledge-resource';

/** Stores a new knowledge resource, tells whoever looks at the hub, and answers its id. */
export async function createKnowledgeResource(context: Context, input: CreateKnowledgeResourceInput): Promise<string> {
  const { id } = await storeKnowledgeResource(context, input);
  await announceKnowledge(context, { id, wasPublished: false });
  return id;
}
