/** The kinds of action items, and their labels. */
export const actionItemLabels = {
  ticket_to_answer: 'Your ticket',
  project_to_try: 'To try',
  project_to_rate: 'To rate',
  project_to_test: 'To test',
  open_ticket: 'Open ticket',
  client_store_request: 'New request',
  enquiry: 'Enquiry',
  next_step: 'Next step',
  new_project: 'New project',
  overdue_task: 'Overdue task',
  new_task: 'New task',
  aged_project: 'At risk',
  unread_document: 'Unread document',
  expiring_invitation: 'Invitation',
  unpublished_resource: 'Draft',
  webhook_turned_off: 'Webhook',
  incomplete_profile: 'Your profile',
} as const;

export type ActionItemKind = keyof typeof actionItemLabels;

export const actionItemKinds = Object.keys(actionItemLabels) as ActionItemKind[];
