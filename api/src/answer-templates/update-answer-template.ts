import { LockMode } from '@mikro-orm/core';
import type { UpdateAnswerTemplateInput } from 'rules/answer-templates';
import { visibleTo } from '#answer-templates/answer-template.access';
import { AnswerTemplate } from '#answer-templates/answer-template.entity';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { requireUnchanged, type Version } from '#db/if-updated-at';
import { setFields } from '#db/set-fields';

/** Changes a template, unless someone else has changed the version that the caller read. */
export async function updateAnswerTemplate(
  { em, viewer }: Context,
  id: string,
  input: UpdateAnswerTemplateInput,
  ifUpdatedAt: Version,
): Promise<void> {
  await em.transactional(async (tx) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const template = await findVisible(tx, AnswerTemplate, id, visibleTo(viewer), { lockMode });
    requireUnchanged(template, ifUpdatedAt, 'answer template');
    setFields(template, input, ['name', 'subject', 'message']);
  });
}
