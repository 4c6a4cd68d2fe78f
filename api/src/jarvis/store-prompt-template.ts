import type { EntityManager } from '@mikro-orm/postgresql';
import type { CreatePromptTemplateInput } from 'rules/jarvis';
import { setFields } from '#db/set-fields';
import { PromptTemplate, promptTemplateFields } from '#jarvis/prompt-template.entity';

/** Stores a new prompt template. */
export async function storePromptTemplate(
  em: EntityManager,
  input: CreatePromptTemplateInput,
): Promise<PromptTemplate> {
  const { name, systemPrompt } = input;
  const template = em.create(PromptTemplate, { name, systemPrompt });
  setFields(template, input, promptTemplateFields);
  await em.flush();
  return template;
}
