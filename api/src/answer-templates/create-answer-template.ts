import type { CreateAnswerTemplateInput } from 'rules/answer-templates';
import { AnswerTemplate } from '#answer-templates/answer-template.entity';
import type { Context } from '#context';
import { listLimits, requireRoom } from '#limits/list-limits';

/** Stores a new template and returns its id. */
export async function createAnswerTemplate({ em }: Context, input: CreateAnswerTemplateInput): Promise<string> {
  return em.transactional(async (tx) => {
    await requireRoom(tx, AnswerTemplate, listLimits.answerTemplates);
    const { name, subject, message } = input;
    return tx.create(AnswerTemplate, { name, subject, message }).id;
  });
}
