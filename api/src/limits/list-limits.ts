import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { maxAnswerTemplates } from 'rules/answer-templates';
import { maxPageSize } from 'rules/paging';
import { acquireAdvisoryLock } from '#db/advisory-lock';
import { conflict } from '#errors';

/** Lists that are chosen from as a whole, so they are no connections: how long they get. No longer than what one answer lists. */
export const listLimits = {
  answerTemplates: { label: 'Answer templates', limit: maxAnswerTemplates, over: '409 CONFLICT' },
  cannedAnswers: { label: 'Canned answers', limit: maxPageSize, over: '409 CONFLICT' },
  contractorRoles: { label: 'Contractor roles', limit: maxPageSize, over: '409 CONFLICT' },
  promptTemplates: { label: 'Prompt templates', limit: maxPageSize, over: '409 CONFLICT' },
};

/** Throws if a list is full. Of additions at the same time, one is checked after the other. */
export async function requireRoom(
  tx: EntityManager,
  entity: EntityClass<object>,
  { label, limit }: { label: string; limit: number },
): Promise<void> {
  await acquireAdvisoryLock(tx, `list ${label}`);
  if ((await tx.count(entity)) < limit) return;
  throw conflict(`There are already ${limit} ${label.toLowerCase()}. Change one instead`);
}
