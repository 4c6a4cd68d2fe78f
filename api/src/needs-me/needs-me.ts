import { portalPath } from 'rules/routing';
import type { Context } from '#context';
import { agedProjects } from '#needs-me/aged-projects';
import { chooseInTurns } from '#needs-me/choose-in-turns';
import { enquiriesToAnswer } from '#needs-me/enquiries-to-answer';
import { expiringInvitations } from '#needs-me/expiring-invitations';
import type { Need, NeedsMe } from '#needs-me/need';
import { newRequests } from '#needs-me/new-requests';
import { oldTickets } from '#needs-me/old-tickets';
import { openTickets } from '#needs-me/open-tickets';
import { overdueEnquiries } from '#needs-me/overdue-enquiries';
import { overdueTasks } from '#needs-me/overdue-tasks';
import { projectsToRate } from '#needs-me/projects-to-rate';
import { projectsToTest } from '#needs-me/projects-to-test';
import { projectsToTry } from '#needs-me/projects-to-try';
import { ticketsToAnswer } from '#needs-me/tickets-to-answer';
import { unpublishedResources } from '#needs-me/unpublished-resources';
import { unreadDocuments } from '#needs-me/unread-documents';

/** One kind of thing that may wait: the rows of it that the viewer may see, the most pressing first. */
type Source = (context: Context) => Promise<Need[]>;

/** What can wait for somebody, by the portal that they work in, what presses most first. */
const sources: Record<string, Source[]> = {
  '/client': [ticketsToAnswer, projectsToTry, projectsToRate],
  '/contractor': [openTickets, projectsToTest, newRequests],
  '/sales-portal': [enquiriesToAnswer],
  '/project-manager-portal': [overdueTasks, agedProjects],
  '/admin': [overdueEnquiries, oldTickets, unreadDocuments, expiringInvitations],
  '/': [unpublishedResources],
};
const most = 6;

export async function needsMe(context: Context): Promise<NeedsMe> {
  const { viewer } = context;
  const own = viewer ? (sources[portalPath(viewer)] ?? []) : [];
  const kinds = await Promise.all(own.map((source) => source(context)));
  return { items: chooseInTurns(kinds, most), total: kinds.flat().length };
}
