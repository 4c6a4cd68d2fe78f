import { LockMode } from '@mikro-orm/core';
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

/** Locks the Client Store request of a lead's enquiry. Call it while the lead is locked (`lockLead`). */
export async function lockRequest(tx: EntityManager, { enquiry }: Lead): Promise<ClientStoreRequest | null> {
  if (!enquiry) return null;
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  return tx.findOne(ClientStoreRequest, { enquiry: enquiry.id }, lock);
}

/**
 * Moves the Client Store request of an enquiry with its lead, in the transaction that moves the lead from `previous`: one enquiry
 * has one state. Returns null if the request stays as it is.
 */
export async function moveRequest(
  tx: EntityManager,
  viewer: Viewer | null,
  lead: Lead,
  previous: LeadStatus,
): Promise<MovedRequest | null> {
  if (lead.status === previous) return null;
  const request = await lockRequest(tx, lead);
  if (!request) return null;
  const isOpenAgain = previous === 'lost' && !closedLeadStatuses.includes(lead.status);
  if (lead.status === 'lost') {
    if (!claimableClientStoreStatuses.includes(request.status)) return null;
    request.status = 'declined';
  } else if ((request.status === 'new' && lead.status !== 'new') || (request.status === 'declined' && isOpenAgain)) {
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

/** Shows the move in the hub, after the transaction. */
export async function announceMovedRequest(context: Context, moved: MovedRequest | null): Promise<void> {
  if (!moved) return;
  await Promise.all([announceRequest(context, moved.request), announceActivity(context, moved.activity)]);
}
