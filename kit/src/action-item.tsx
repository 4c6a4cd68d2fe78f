import { type ActionItemKind, actionItemLabels } from 'rules/action-items';
import styled from 'styled-components';
import { Drawing } from './controls.ts';
import { tokens } from './theme.ts';

/** What kind of action item it is: an icon and a label. */
export const ActionItemLabel = ({ kind }: { kind: ActionItemKind }) => (
  <Label>
    <Drawing d={iconPaths[kind]} /> {actionItemLabels[kind]}
  </Label>
);

const Label = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.soft};
`;

const box = 'M2.5 5 8 2l5.5 3v6L8 14l-5.5-3ZM2.5 5 8 8l5.5-3M8 8v6';
const letter = 'M2 3.5h12v9H2ZM2 4.5l6 4.5 6-4.5';
const sheet = 'M3.5 1.8h6l3 3v9.4h-9ZM9.5 1.8v3h3M6 8h4M6 11h4';
const speech = 'M2 3h12v8H7l-3.5 2.8V11H2Z';

const iconPaths: Record<ActionItemKind, string> = {
  ticket_to_answer: speech,
  project_to_try: box,
  project_to_rate: 'M8 2l1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.3l-3.7 2 .8-4.1L2 6.3l4.2-.5Z',
  project_to_test: box,
  open_ticket: speech,
  client_store_request: 'M2.5 6.5 3.5 2.5h9l1 4ZM3.5 6.5v7h9v-7M6.5 13.5v-4h3v4',
  enquiry: letter,
  next_step: 'M3 2.5h10v11H3ZM5.5 1.2v2.6M10.5 1.2v2.6M3 6h10M6 9.8l1.5 1.5 2.8-2.8',
  new_project: box,
  new_task: 'M2.5 2.5h11v11h-11ZM8 5v6M5 8h6',
  overdue_task: 'M2.5 2.5h11v11h-11ZM5 8.2l2.2 2.2L11 6',
  aged_project: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM8 4.5V8l2.5 1.5',
  unread_document: sheet,
  expiring_invitation: letter,
  unpublished_resource: sheet,
  incomplete_profile: 'M8 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM2.5 14c.6-3 2.8-4.5 5.5-4.5s4.9 1.5 5.5 4.5',
  webhook_turned_off: 'M8 1.8 14.5 13.5h-13ZM8 6v3.5M8 11.2v.6',
};
