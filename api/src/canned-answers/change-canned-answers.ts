import type { CannedAnswerInput } from 'rules/canned-answers';
import { visibleTo } from '#canned-answers/canned-answer.access';
import { CannedAnswer } from '#canned-answers/canned-answer.entity';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { listLimits, requireRoom } from '#limits/list-limits';

/** Creates a canned answer and returns its id. */
export const createCannedAnswer = ({ em }: Context, { title, content }: CannedAnswerInput): Promise<string> =>
  em.transactional(async (tx) => {
    await requireRoom(tx, CannedAnswer, listLimits.cannedAnswers);
    return tx.create(CannedAnswer, { title, content }).id;
  });

export const updateCannedAnswer = (
  { em, viewer }: Context,
  id: string,
  { title, content }: CannedAnswerInput,
): Promise<void> =>
  em.transactional(async (tx) => {
    const answer = await findVisible(tx, CannedAnswer, id, visibleTo(viewer));
    tx.assign(answer, { title, content });
  });

/** Deletes a canned answer for good. Replies that it was inserted in keep their text. */
export const deleteCannedAnswer = ({ em, viewer }: Context, id: string): Promise<void> =>
  em.transactional(async (tx) => void tx.remove(await findVisible(tx, CannedAnswer, id, visibleTo(viewer))));
