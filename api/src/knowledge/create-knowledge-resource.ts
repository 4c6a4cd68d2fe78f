import type { CreateKnowledgeResourceInput } from 'rules/knowledge';
import type { Context } from '#context';
import { setFields } from '#db/set-fields';
import { knowledgeFields, KnowledgeResource } from '#knowledge/knowledge-resource.entity';

/** Stores a new knowledge resource and answers its id. */
export async function createKnowledgeResource(
  { em }: Pick<Context, 'em'>,
  input: CreateKnowledgeResourceInput,
): Promise<string> {
  const { title, category, hub } = input;
  const resource = em.create(KnowledgeResource, { title, category, hub });
  setFields(resource, input, knowledgeFields);
  await em.flush();
  return resource.id;
}
