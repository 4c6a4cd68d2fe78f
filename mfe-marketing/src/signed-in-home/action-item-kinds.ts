import type { NeedKind } from './gql/graphql.ts';

/* 16 × 16 with one stroke width, like kit's icons. */
const speechPath = 'M2 3h12v8H7l-3.5 2.8V11H2Z';
const starPath = 'M8 2l1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.3l-3.7 2 .8-4.1L2 6.3l4.2-.5Z';
const boxPath = 'M2.5 5 8 2l5.5 3v6L8 14l-5.5-3ZM2.5 5 8 8l5.5-3M8 8v6';
const letterPath = 'M2 3.5h12v9H2ZM2 4.5l6 4.5 6-4.5';
const taskPath = 'M2.5 2.5h11v11h-11ZM5 8.2l2.2 2.2L11 6';
const clockPath = 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM8 4.5V8l2.5 1.5';
const sheetPath = 'M3.5 1.8h6l3 3v9.4h-9ZM9.5 1.8v3h3M6 8h4M6 11h4';
const storePath = 'M2.5 6.5 3.5 2.5h9l1 4ZM3.5 6.5v7h9v-7M6.5 13.5v-4h3v4';

/** Label and icon for each kind of action item. */
export const actionItemKinds: Record<NeedKind, { word: string; drawing: string }> = {
  ticket_to_answer: { word: 'Your ticket', drawing: speechPath },
  project_to_try: { word: 'To try', drawing: boxPath },
  project_to_rate: { word: 'To rate', drawing: starPath },
  project_to_test: { word: 'To test', drawing: boxPath },
  open_ticket: { word: 'Open ticket', drawing: speechPath },
  client_store_request: { word: 'New request', drawing: storePath },
  enquiry: { word: 'Enquiry', drawing: letterPath },
  overdue_task: { word: 'Overdue task', drawing: taskPath },
  aged_project: { word: 'At risk', drawing: clockPath },
  unread_document: { word: 'Unread document', drawing: sheetPath },
  expiring_invitation: { word: 'Invitation', drawing: letterPath },
  unpublished_resource: { word: 'Draft', drawing: sheetPath },
};
