import { announceActivity, recordActivity } from '#activity/record-activity';
import { announceRequest } from '#client-store/announce-request';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { lockUnclaimed } from '#client-store-answers/lock-unclaimed';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { holdChange } from '#undo/hold-change';
import { rememberRow } from '#undo/row-memory';

/** Removes a request from the Client Store without creating a project, which the viewer can undo. Its lead stays with sales, as it is. */
export async function declineClientStoreRequest(context: Context, id: string): Promise<void> {
  const { em, viewer } = context;
  if (!viewer) throw unauthenticated();
  const activity = await em.transactional(async (tx) => {
    const request = await lockUnclaimed(tx, viewer, id);
    const before = await rememberRow(tx, ClientStoreRequest, id);
    request.status = 'declined';
    await holdChange(tx, viewer, { kind: 'request_declined', subjectId: id, remembered: [before] });
    const description = `Client Store: the request from ${request.name} was declined`;
    return recordActivity(tx, { clientStoreRequest: request, actor: viewer, description });
  });
  await Promise.all([announceActivity(context, activity), announceRequest(context, { id })]);
}
