/** What will stand in the list, by the portal that someone works in. */
export const emptyHints: Record<string, string> = {
  '/client': 'When we answer a ticket, or a project is ready to try or to rate, you will find it here.',
  '/contractor': 'Open tickets, projects to test and new client requests will appear here.',
  '/sales-portal': 'A new enquiry will appear here, with the hours that are left to answer it.',
  '/project-manager-portal': 'Tasks past their day and projects at risk will appear here.',
  '/admin':
    'Enquiries and tickets that wait for over a day, documents that could not be read, and invitations about to end will appear here.',
  '/': 'Drafts that are not published yet will appear here.',
};
