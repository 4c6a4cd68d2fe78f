import { LockMode } from '@mikro-orm/core';
import type { UpdatePromptTemplateInput } from 'rules/jarvis';
import { withAudit } from '#audit/with-audit';
import { applyAndListChanges } from '#audit/apply-and-list-changes';
import type { Context } from '#context';
import { requireUnchanged, type Version } from '#db/if-updated-at';
import { setFields } from '#db/set-fields';
import { notFound } from '#errors';
import { PromptTemplate, promptTemplateFields } from '#jarvis/prompt-template.entity';

/** Updates a prompt template; conversations that use it follow with their next reply. */
export async function updatePromptTemplate(
  context: Context,
  id: number,
  input: UpdatePromptTemplateInput,
  ifUpdatedAt: Version,
): Promise<void> {
  await withAudit(context, async (tx, record) => {
    const template = await tx.findOne(PromptTemplate, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!template) throw notFound('prompt template');
    requireUnchanged(template, ifUpdatedAt, 'prompt template');
    const details = applyAndListChanges(template, promptTemplateFields, () =>
      setFields(template, input, promptTemplateFields),
    );
    if (!details) return;
    const subject = { kind: 'prompt_template', id, label: template.name } as const;
    record({ action: 'prompt_template_changed', subject, details });
  });
}
