import type { NeedKind } from '#gql/graphql.ts';

/* 16 by 16, single stroke, like kit's icons. */
const speechPath = 'M2 3h12v8H7l-3.5 2.8V11H2Z';
const starPath = 'M8 2l1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.3l-3.7 2 .8-4.1L2 6.3l4.2-.5Z';
const boxPath = 'M2.5 5 8 2l5.5 3v6L8 14l-5.5-3ZM2.5 5 8 8l5.5-3M8 8v6';

/** Label and icon of each kind of action item. */
export const actionItemKinds: Partial<Record<NeedKind, { word: string; drawing: string }>> = {
  ticket_to_answer: { word: 'Your ticket', drawing: speechPath },
  project_to_try: { word: 'To try', drawing: boxPath },
  project_to_rate: { word: 'To rate', drawing: starPath },
};
