import type { EnquiryProgressQuery } from '#enquiry-progress/gql/graphql.ts';

export type Progress = EnquiryProgressQuery['enquiryProgress'];

/** How far an enquiry is. Late is one whose time is over without an answer. */
export type Stage = 'received' | 'reviewing' | 'answered' | 'late';

export function getStage({ reviewStartedAt, answeredAt, replyDueAt }: Progress, now: number): Stage {
  if (answeredAt) return 'answered';
  if (now >= Date.parse(replyDueAt)) return 'late';
  return reviewStartedAt ? 'reviewing' : 'received';
}

/** How long its clock has run: the answer stops it. Never less than nothing, because browser and server differ. */
export const getElapsed = ({ receivedAt, answeredAt }: Progress, now: number): number =>
  Math.max((answeredAt ? Date.parse(answeredAt) : now) - Date.parse(receivedAt), 0);
