import type { CreatePromptTemplateInput } from 'rules/jarvis';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { listLimits, requireRoom } from '#limits/list-limits';
import { PromptTemplate } from '#jarvis/prompt-template.entity';
import { storePromptTemplate } from '#jarvis/store-prompt-template';

/** Stores a new prompt template and returns its id. */
export async function createPromptTemplate(context: Context, input: CreatePromptTemplateInput): Promise<number> {
  return withAudit(context, async (tx, record) => {
    await requireRoom(tx, PromptTemplate, listLimits.promptTemplates);
    const { id, name } = await storePromptTemplate(tx, input);
    record({ action: 'prompt_template_created', subject: { kind: 'prompt_template', id, label: name } });
    return id;
  });
}
