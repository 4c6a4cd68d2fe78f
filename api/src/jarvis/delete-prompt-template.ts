import type { Context } from '#context';
import { notFound } from '#errors';
import { PromptTemplate } from '#jarvis/prompt-template.entity';

/** Deletes a prompt template for good; conversations that use it go on without it. */
export async function deletePromptTemplate({ em }: Context, id: number): Promise<void> {
  if ((await em.nativeDelete(PromptTemplate, { id })) === 0) throw notFound('prompt template');
}
