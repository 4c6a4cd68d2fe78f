import type { CreateKnowledgeResourceInput } from 'rules/knowledge';
import type { Context } from '#context';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { setKnowledgeFields } from '#knowledge/set-knowledge';

/** Stores a new knowledge resource without publishing an event. */
export async function storeKnowledgeResource(
  { em }: Pick<Context, 'em'>,
  input: CreateKnowledgeResourceInput,
): Promise<KnowledgeResource> {
  const { title, category, hub } = input;
  const resource = em.create(KnowledgeResource, { title, category, hub });
  setKnowledgeFields(resource, input);
  await em.flush();
  return resource;
}
