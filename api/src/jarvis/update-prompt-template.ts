import type { UpdatePromptTemplateInput } from 'rules/jarvis';
import type { Context } from '#context';
import { setFields } from '#db/set-fields';
import { notFound } from '#errors';
import { PromptTemplate, promptTemplateFields } from '#jarvis/prompt-template.entity';

/** Changes a prompt template; conversations that use it follow with their next reply. */
export async function updatePromptTemplate(
  { em }: Context,
  id: number,
  input: UpdatePromptTemplateInput,
): Promise<void> {
  const template = await em.findOne(PromptTemplate, { id });
  if (!template) throw notFound('prompt template');
  setFields(template, input, promptTemplateFields);
  await em.flush();
}
