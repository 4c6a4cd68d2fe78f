import { LockMode } from '@mikro-orm/core';
import { visibleTo } from '#answer-templates/answer-template.access';
import { AnswerTemplate } from '#answer-templates/answer-template.entity';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { requireUnchanged, type Version } from '#db/if-updated-at';

/** Deletes a template permanently; emails that started from it are not affected. */
export async function deleteAnswerTemplate({ em, viewer }: Context, id: string, ifUpdatedAt: Version): Promise<void> {
  await em.transactional(async (tx) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const template = await findVisible(tx, AnswerTemplate, id, visibleTo(viewer), { lockMode });
    requireUnchanged(template, ifUpdatedAt, 'answer template');
    tx.remove(template);
  });
}
