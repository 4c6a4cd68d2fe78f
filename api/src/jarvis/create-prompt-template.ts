import type { CreatePromptTemplateInput } from 'rules/jarvis';
import type { Context } from '#context';
import { setFields } from '#db/set-fields';
import { PromptTemplate, promptTemplateFields } from '#jarvis/prompt-template.entity';

/** Stores a new prompt template and answers its id. */
export async function createPromptTemplate(
  { em }: Pick<Context, 'em'>,
  input: CreatePromptTemplateInput,
): Promise<number> {
  const { name, systemPrompt } = input;
  const template = em.create(PromptTemplate, { name, systemPrompt });
  setFields(template, input, promptTemplateFields);
  await em.flush();
  return template.id;
}
