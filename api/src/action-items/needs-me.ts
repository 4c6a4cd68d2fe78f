import { portalPath } from 'rules/routing';
import type { Context } from '#context';
import { agedProjects } from '#action-items/aged-projects';
import { chooseInTurns } from '#action-items/choose-in-turns';
import { enquiriesToAnswer } from '#action-items/enquiries-to-answer';
import { expiringInvitations } from '#action-items/expiring-invitations';
import type { Need, NeedsMe } from '#action-items/need';
import { newRequests } from '#action-items/new-requests';
import { oldTickets } from '#action-items/old-tickets';
import { openTickets } from '#action-items/open-tickets';
import { overdueEnquiries } from '#action-items/overdue-enquiries';
import { overdueTasks } from '#action-items/overdue-tasks';
import { projectsToRate } from '#action-items/projects-to-rate';
import { projectsToTest } from '#action-items/projects-to-test';
import { projectsToTry } from '#action-items/projects-to-try';
import { ticketsToAnswer } from '#action-items/tickets-to-answer';
import { unpublishedResources } from '#action-items/unpublished-resources';
import { unreadDocuments } from '#action-items/unread-documents';

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
