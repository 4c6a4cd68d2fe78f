import type { EntityManager } from '@mikro-orm/postgresql';
import type { Audience } from 'rules/audiences';
import { clock } from '#clock';
import type { Context } from '#context';
import { ReleaseEvent } from '#releases/release-event.entity';
import { ReleaseKey } from '#releases/release-key.entity';
import type { Release } from '#releases/release.entity';
import type { RemotePointer } from '#releases/remote-pointer.entity';
import { ReleaseRequest } from '#releases/review/release-request.entity';
import type { Releaser } from '#remotes/find-releaser';

/** Whether a version of this remote needs a second person's approval (TWO_PERSON_RELEASES). */
export const needsApproval = ({ twoPersonReleases }: Context['settings'], remote: string): boolean =>
  twoPersonReleases.includes(remote);

interface ApprovalRequest {
  release: Release;
  canary: Audience[];
  by: Releaser;
}

/**
 * Requests approval of a version, in the transaction that locks its pointer. Replaces an undecided request of the same key. False if
 * exactly this request is already pending.
 */
export async function requestApproval(
  tx: EntityManager,
  { current }: RemotePointer,
  { release, canary, by }: ApprovalRequest,
): Promise<boolean> {
  const { remote, version, commit } = release;
  const releaseKey = by.keyId === null ? null : tx.getReference(ReleaseKey, by.keyId);
  const waiting = await tx.find(ReleaseRequest, { remote, status: 'waiting', releaseKey });
  const isSameRequest = ({ version: other, canaryAudiences }: ReleaseRequest) =>
    other === version && canaryAudiences.toSorted().join() === canary.toSorted().join();
  for (const request of waiting.filter((each) => !isSameRequest(each)))
    Object.assign(request, { status: 'withdrawn', decidedBy: by.name, decidedAt: clock.date() });
  if (waiting.some(isSameRequest)) return false;
  tx.create(ReleaseRequest, {
    remote,
    version,
    canaryAudiences: canary,
    releaseKey,
    requestedBy: by.name,
    status: 'waiting',
  });
  tx.create(ReleaseEvent, {
    remote,
    kind: 'approval_requested',
    version,
    fromVersion: current?.version ?? null,
    by: by.name,
    commit,
    reason: canary.length > 0 ? `As a canary for ${canary.join(', ')}` : null,
  });
  return true;
}
