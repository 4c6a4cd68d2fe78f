import { LockMode } from '@mikro-orm/core';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { requireUnchanged, type Version } from '#db/if-updated-at';
import { notFound } from '#errors';
import { PromptTemplate } from '#jarvis/prompt-template.entity';

/** Deletes a prompt template permanently; conversations that use it continue without it. */
export async function deletePromptTemplate(context: Context, id: number, ifUpdatedAt: Version): Promise<void> {
  await withAudit(context, async (tx, record) => {
    // Of two concurrent deletions, the second one finds nothing.
    const template = await tx.findOne(PromptTemplate, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!template) throw notFound('prompt template');
    requireUnchanged(template, ifUpdatedAt, 'prompt template');
    tx.remove(template);
    record({ action: 'prompt_template_deleted', subject: { kind: 'prompt_template', id, label: template.name } });
  });
}
