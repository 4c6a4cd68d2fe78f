import type { EnquiryProgressQuery } from '#enquiry-progress/gql/graphql.ts';

export type Progress = EnquiryProgressQuery['enquiryProgress'];

/** The stage of an enquiry. `late`: not answered within the promised time. */
export type Stage = 'received' | 'reviewing' | 'answered' | 'late';

export function getStage({ reviewStartedAt, answeredAt, replyDueAt }: Progress, now: number): Stage {
  if (answeredAt) return 'answered';
  if (now >= Date.parse(replyDueAt)) return 'late';
  return reviewStartedAt ? 'reviewing' : 'received';
}

/** Elapsed time, up to the answer. At least 0, because the clocks of browser and server differ. */
export const getElapsed = ({ receivedAt, answeredAt }: Progress, now: number): number =>
  Math.max((answeredAt ? Date.parse(answeredAt) : now) - Date.parse(receivedAt), 0);
