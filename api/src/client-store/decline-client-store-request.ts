import { announceActivity, recordActivity } from '#activity/record-activity';
import { announceRequest } from '#client-store/announce-request';
import { lockUnclaimed } from '#client-store/lock-unclaimed';
import type { Context } from '#context';
import { unauthenticated } from '#errors';

/** Removes a request from the Client Store without creating a project. */
export async function declineClientStoreRequest(context: Context, id: string): Promise<void> {
  const { em, viewer } = context;
  if (!viewer) throw unauthenticated();
  const activity = await em.transactional(async (tx) => {
    const request = await lockUnclaimed(tx, viewer, id);
    request.status = 'declined';
    const description = `Client Store: the request from ${request.name} was declined`;
    return recordActivity(tx, { clientStoreRequest: request, actor: viewer, description });
  });
  await Promise.all([announceActivity(context, activity), announceRequest(context, { id })]);
}
