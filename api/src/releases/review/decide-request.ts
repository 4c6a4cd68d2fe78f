import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApproveRelease, DeclineRelease } from 'rules/release-trust';
import { clock } from '#clock';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { conflict, forbidden, notFound, unauthenticated } from '#errors';
import { findActorName } from '#releases/actor-name';
import { checkManifest } from '#releases/contract/check-release';
import { refuseProblems } from '#releases/contract/refuse-problems';
import { findRelease } from '#releases/find-release';
import { lockPointer, requireRevision, publishReleaseMoved } from '#releases/move-pointer';
import { publishVersion } from '#releases/publish-release';
import { ReleaseEvent } from '#releases/release-event.entity';
import { queueReleaseMails } from '#releases/release-mails';
import type { RemotePointer } from '#releases/remote-pointer.entity';
import { isKeyHolder } from '#releases/review/is-key-holder';
import { ReleaseRequest } from '#releases/review/release-request.entity';
import { requireSigned } from '#releases/verify-signature';
import { parseManifest } from '#remotes/manifest';

interface LockedRequest {
  request: ReleaseRequest;
  pointer: RemotePointer;
  /** The administrator who decides, by email. */
  by: string;
}

/**
 * Publishes a pending version as its key requested. The API and the shell may have changed since it was staged, so the contract is checked
 * again. Returns the remote.
 */
export async function approveRelease(context: Context, { id, revision }: ApproveRelease): Promise<string> {
  const { request, by } = await withAudit(context, async (tx, record) => {
    const locked = await lockRequest(tx, context, id);
    const { request: approved, pointer } = locked;
    const { remote, version, canaryAudiences: canary, requestedBy, releaseKey } = approved;
    requireRevision(pointer, revision);
    rejectKeyHolder(context, locked);
    if (releaseKey && (releaseKey.revokedAt || releaseKey.expiresAt <= clock.date()))
      throw conflict(`The release key of ${requestedBy} has ended. Publish the version with another one`);
    const release = await findRelease(tx, remote, version);
    requireSigned(releaseKey ?? { publicKey: null }, release);
    refuseProblems(await checkManifest(context, parseManifest(release.manifest)));
    setDecision(locked, 'approved', null);
    publishVersion(tx, pointer, { release, canary, by: requestedBy, releaseKey, reason: `Approved by ${locked.by}` });
    await queueReleaseMails(tx, context.settings, {
      remote,
      by: `release key of ${requestedBy}, approved by ${locked.by}`,
    });
    const subject = { kind: 'remote', id: remote, label: remote } as const;
    record({ action: 'release_approved', subject, details: `${version}, published by the key of ${requestedBy}` });
    return locked;
  });
  const { remote, version, requestedBy } = request;
  const details = `${remote} ${version} by the key of ${requestedBy}, approved by ${by}`;
  context.securityLog.record({ kind: 'release_published', details });
  await publishReleaseMoved(context, remote);
  return remote;
}

/** Leaves the version staged and unpublished. Its holder may decline too. Returns the remote. */
export async function declineRelease(context: Context, { id, reason }: DeclineRelease): Promise<string> {
  const remote = await withAudit(context, async (tx, record) => {
    const locked = await lockRequest(tx, context, id);
    const { version, requestedBy, ...declined } = locked.request;
    setDecision(locked, 'declined', reason);
    tx.create(ReleaseEvent, { remote: declined.remote, kind: 'approval_declined', version, by: locked.by, reason });
    await queueReleaseMails(tx, context.settings, { remote: declined.remote, by: locked.by });
    const subject = { kind: 'remote', id: declined.remote, label: declined.remote } as const;
    record({ action: 'release_declined', subject, details: `${version} by the key of ${requestedBy}: ${reason}` });
    return declined.remote;
  });
  await publishReleaseMoved(context, remote);
  return remote;
}

/** Locks the request and the pointer of its remote: of concurrent decisions, or a revocation of its key, the second sees the first. */
async function lockRequest(tx: EntityManager, context: Context, id: string): Promise<LockedRequest> {
  const found = await tx.findOne(ReleaseRequest, { id });
  if (!found) throw notFound('request for approval');
  const pointer = await lockPointer(tx, found.remote);
  const request = await tx.findOneOrFail(
    ReleaseRequest,
    { id },
    { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  await tx.populate(request, ['releaseKey']);
  if (request.status !== 'waiting')
    throw conflict(`${request.remote} ${request.version} is no longer waiting for approval: it was ${request.status}`);
  return { request, pointer, by: await findActorName(context) };
}

function rejectKeyHolder({ viewer }: Context, { request: { releaseKey, requestedBy }, by }: LockedRequest): void {
  if (!viewer) throw unauthenticated();
  if (releaseKey && isKeyHolder(releaseKey, { id: viewer.id, email: by }))
    throw forbidden(`The release key of ${requestedBy} is yours. Another administrator has to approve this version`);
}

function setDecision({ request, by }: LockedRequest, status: 'approved' | 'declined', reason: string | null): void {
  Object.assign(request, { status, decidedBy: by, decidedAt: clock.date(), reason });
}
