import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { notFound } from '#errors';
import { PromptTemplate } from '#jarvis/prompt-template.entity';

/** Deletes a prompt template permanently; conversations that use it continue without it. */
export async function deletePromptTemplate(context: Context, id: number): Promise<void> {
  await withAudit(context, async (tx, record) => {
    const template = await tx.findOne(PromptTemplate, { id });
    // Of two concurrent deletions, only one is recorded.
    if (!template || (await tx.nativeDelete(PromptTemplate, { id })) === 0) throw notFound('prompt template');
    record({ action: 'prompt_template_deleted', subject: { kind: 'prompt_template', id, label: template.name } });
  });
}
