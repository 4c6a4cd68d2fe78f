import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '#clock';
import { ReleaseEvent } from '#releases/release-event.entity';
import type { ReleaseKey } from '#releases/release-key.entity';
import { ReleaseRequest } from '#releases/review/release-request.entity';

/** Withdraws the pending requests of keys that have ended. Returns the remotes. */
export async function withdrawRequests(
  tx: EntityManager,
  keys: readonly ReleaseKey[],
  { by, why }: { by: string; why: string },
): Promise<string[]> {
  const ids = keys.map(({ id }) => id);
  const requests = await tx.find(
    ReleaseRequest,
    { releaseKey: { $in: ids }, status: 'waiting' },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  for (const request of requests) {
    const { remote, version, requestedBy } = request;
    const reason = `The release key of ${requestedBy} ${why}`;
    Object.assign(request, { status: 'withdrawn', decidedBy: by, decidedAt: clock.date(), reason });
    tx.create(ReleaseEvent, { remote, kind: 'approval_declined', version, by, reason });
  }
  await tx.flush();
  return requests.map(({ remote }) => remote);
}
