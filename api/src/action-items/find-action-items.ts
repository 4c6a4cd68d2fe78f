import { getPortalPath } from 'rules/routing';
import type { Context } from '#context';
import { findAgedProjects } from '#action-items/aged-projects';
import { pickRoundRobin } from '#action-items/pick-round-robin';
import { findEnquiriesToAnswer } from '#action-items/enquiries-to-answer';
import { findExpiringInvitations } from '#action-items/expiring-invitations';
import type { Need, NeedsMe } from '#action-items/need';
import { findNewRequests } from '#action-items/new-requests';
import { findOldTickets } from '#action-items/old-tickets';
import { findOpenTickets } from '#action-items/open-tickets';
import { findOverdueEnquiries } from '#action-items/overdue-enquiries';
import { findOverdueTasks } from '#action-items/overdue-tasks';
import { findProjectsToRate } from '#action-items/projects-to-rate';
import { findProjectsToTest } from '#action-items/projects-to-test';
import { findProjectsToTry } from '#action-items/projects-to-try';
import { findTicketsToAnswer } from '#action-items/tickets-to-answer';
import { findUnpublishedResources } from '#action-items/unpublished-resources';
import { findUnreadDocuments } from '#action-items/unread-documents';

/** One kind of action item: the rows the viewer may see, most urgent first. */
type ActionItemSource = (context: Context) => Promise<Need[]>;

/** The kinds of action items by portal, most urgent first. */
const sources: Record<string, ActionItemSource[]> = {
  '/client': [findTicketsToAnswer, findProjectsToTry, findProjectsToRate],
  '/contractor': [findOpenTickets, findProjectsToTest, findNewRequests],
  '/sales-portal': [findEnquiriesToAnswer],
  '/project-manager-portal': [findOverdueTasks, findAgedProjects],
  '/admin': [findOverdueEnquiries, findOldTickets, findUnreadDocuments, findExpiringInvitations],
  '/': [findUnpublishedResources],
};
const maxItems = 6;

export async function findActionItems(context: Context): Promise<NeedsMe> {
  const { viewer } = context;
  const own = viewer ? (sources[getPortalPath(viewer)] ?? []) : [];
  const kinds = await Promise.all(own.map((source) => source(context)));
  return { items: pickRoundRobin(kinds, maxItems), total: kinds.flat().length };
}
