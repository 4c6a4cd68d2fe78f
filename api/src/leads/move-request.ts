import { type FindOptions, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { claimableClientStoreStatuses } from 'rules/client-store';
import { closedLeadStatuses, type LeadStatus } from 'rules/leads';
import type { Viewer } from '#access/viewer';
import type { Activity } from '#activity/activity.entity';
import { announceActivity, recordActivity } from '#activity/record-activity';
import { announceRequest } from '#client-store/announce-request';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import type { Context } from '#context';
import type { Lead } from '#leads/lead.entity';
import { User } from '#people/user.entity';

export interface MovedRequest {
  request: ClientStoreRequest;
  activity: Activity;
}

/** The Client Store requests of a lead: that of its enquiry, and those of the enquiries merged into it. */
export async function findRequests(
  tx: EntityManager,
  { enquiry }: Lead,
  options: FindOptions<ClientStoreRequest> = {},
): Promise<ClientStoreRequest[]> {
  if (!enquiry) return [];
  const enquiries = await tx.execute<Array<{ id: string }>>(
    'select id from enquiries where id = ? or merged_into_id = ?',
    [enquiry.id, enquiry.id],
  );
  const ids = enquiries.map(({ id }) => id);
  return tx.find(ClientStoreRequest, { enquiry: { $in: ids } }, { orderBy: { id: 'asc' }, ...options });
}

/** Locks the Client Store requests of a lead. Call it while the lead is locked (`lockLead`). */
export const lockRequests = (tx: EntityManager, lead: Lead): Promise<ClientStoreRequest[]> =>
  findRequests(tx, lead, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

/**
 * Moves the Client Store requests of a lead with it, in the transaction that moves the lead from `previous`: one enquiry has one
 * state. One that the hub declined stays so. `previous` is null after a merge, which gives it requests of another lead. Returns those that don't stay as they are.
 */
export async function moveRequests(
  tx: EntityManager,
  viewer: Viewer | null,
  lead: Lead,
  previous: LeadStatus | null,
): Promise<MovedRequest[]> {
  if (lead.status === previous) return [];
  const requests = await lockRequests(tx, lead);
  if (requests.some(({ status }) => status === 'accepted')) return declineOthers(tx, viewer, requests);
  return requests
    .map((request) => moveRequest(tx, viewer, { lead, previous, request }))
    .filter((moved) => moved !== null);
}

/** Declines those of a lead's requests that could still be claimed: another one was accepted, and its project has started. */
export function declineOthers(
  tx: EntityManager,
  viewer: Viewer | null,
  requests: readonly ClientStoreRequest[],
): MovedRequest[] {
  return requests
    .filter(({ status }) => claimableClientStoreStatuses.includes(status))
    .map((request) => {
      request.status = 'declined';
      const description = `Client Store: another request from ${request.name} was accepted, so this one was declined`;
      return { request, activity: recordActivity(tx, { clientStoreRequest: request, actor: viewer, description }) };
    });
}

function moveRequest(
  tx: EntityManager,
  viewer: Viewer | null,
  { lead, previous, request }: { lead: Lead; previous: LeadStatus | null; request: ClientStoreRequest },
): MovedRequest | null {
  const isOpenAgain = previous === 'lost' && !closedLeadStatuses.includes(lead.status);
  if (lead.status === 'lost') {
    if (!claimableClientStoreStatuses.includes(request.status)) return null;
    request.status = 'declined';
  } else if (
    (request.status === 'new' && lead.status !== 'new') ||
    (request.status === 'declined' && !request.declinedBy && isOpenAgain)
  ) {
    request.status = 'contacted';
    request.contactedBy = viewer && tx.getReference(User, viewer.id);
  } else return null;
  const description = `Client Store: ${describeMove(request, isOpenAgain)}`;
  return { request, activity: recordActivity(tx, { clientStoreRequest: request, actor: viewer, description }) };
}

function describeMove({ name, status }: ClientStoreRequest, isOpenAgain: boolean): string {
  if (status === 'declined') return `sales lost the lead of ${name}, so the request was declined`;
  return isOpenAgain ? `sales reopened the lead of ${name}` : `sales has contacted ${name}`;
}

/** Shows the moves in the hub, after the transaction. */
export async function announceMovedRequests(context: Context, moved: readonly MovedRequest[]): Promise<void> {
  await Promise.all(
    moved.flatMap(({ request, activity }) => [announceRequest(context, request), announceActivity(context, activity)]),
  );
}
