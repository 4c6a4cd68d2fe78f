/** What will stand in the list, by the portal that someone works in. */
export const emptyHints: Record<string, string> = {
  '/client': 'Answered tickets and projects to try or rate will appear here.',
  '/contractor': 'Open tickets, projects to test and new client requests will appear here.',
  '/sales-portal': 'New enquiries will appear here, with the time left to answer.',
  '/project-manager-portal': 'Overdue tasks and projects at risk will appear here.',
  '/admin':
    "Enquiries and tickets unanswered for over a day, documents that couldn't be read, and invitations about to expire will appear here.",
  '/': 'Unpublished drafts will appear here.',
};
