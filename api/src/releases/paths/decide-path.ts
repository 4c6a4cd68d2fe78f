import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditAction } from 'rules/audit';
import { hasPathConflict, type PortalPathStatus } from 'rules/portal-rows';
import { clock } from '#clock';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { conflict, notFound } from '#errors';
import { findActorName } from '#releases/actor-name';
import { getPathsInUse } from '#releases/contract/paths-in-use';
import { publishReleaseMoved } from '#releases/move-pointer';
import { queuePathMails } from '#releases/paths/path-mails';
import { PortalPath } from '#releases/paths/portal-path.entity';
import { lockPaths, toDeclaredRow } from '#releases/paths/request-paths';
import { federationName, remoteName } from '#remotes/remotes';

/** Routes a path to its remote from now on: a requested one, or one that was declined or retired before. */
export const approvePath = (context: Context, id: string): Promise<void> =>
  decide(context, id, { from: ['requested', 'declined', 'retired'], to: 'approved', action: 'portal_approved' });

export const declinePath = (context: Context, id: string): Promise<void> =>
  decide(context, id, { from: ['requested'], to: 'declined', action: 'portal_declined' });

/** Retires a path, which then shows the 404 screen. Without another path, its remote is unreachable. */
export const retirePath = (context: Context, id: string): Promise<void> =>
  decide(context, id, { from: ['approved'], to: 'retired', action: 'portal_retired' });

interface Decision {
  from: readonly PortalPathStatus[];
  to: PortalPathStatus;
  action: AuditAction;
}

async function decide(context: Context, id: string, { from, to, action }: Decision): Promise<void> {
  const by = await findActorName(context);
  const { remote } = await withAudit(context, async (tx, record) => {
    await lockPaths(tx);
    const path = await tx.findOne(PortalPath, { id }, { refresh: true });
    if (!path) throw notFound('path of a portal');
    if (!from.includes(path.status))
      throw conflict(`${path.path} was ${path.status} in the meantime. Check it and try again`);
    if (to === 'approved') await resolvePathConflicts(tx, context, path);
    Object.assign(path, { status: to, decidedBy: by, decidedAt: clock.date() });
    await tx.flush();
    record({
      action,
      subject: { kind: 'portal', id, label: path.path },
      details: `${path.title}, ${path.remote}, for ${path.audiences.join(', ')}`,
    });
    await queuePathMails(tx, context.settings, { path, by });
    return path;
  });
  await publishReleaseMoved(context, remote);
}

/** Replaces the approved row. Refused if the path has been taken by something else since it was requested. */
async function resolvePathConflicts(tx: EntityManager, context: Context, path: PortalPath): Promise<void> {
  const { remotes } = context;
  if (getPathsInUse(context).isServerPath(path.path)) throw conflict(`${path.path} is a path of the server itself`);
  const delivered = remotes.deliveredPortals();
  const others = await tx.find(PortalPath, { status: 'approved', remote: { $ne: path.remote } });
  const taken = [
    ...delivered.filter(({ remote }) => remote !== federationName(path.remote)),
    ...others.map((other) => ({ ...toDeclaredRow(other), remote: other.remote })),
  ].find((row) => hasPathConflict(toDeclaredRow(path), row));
  if (taken) throw conflict(`${path.path} belongs to ${taken.path} of ${remoteName(taken.remote)}`);
  const same = await tx.find(PortalPath, { remote: path.remote, path: path.path, id: { $ne: path.id } });
  const isOld = path.status !== 'requested' && same.some((other) => isNewer(other, path));
  if (isOld) throw conflict(`There is a newer row for ${path.path}. Check it and try again`);
  for (const one of same) if (one.status === 'approved') one.status = 'replaced';
  // A unique index allows one approved row for a path.
  await tx.flush();
}

/** Whether another row supersedes this one: it is in force or requested, or was decided later. */
const isNewer = ({ status, decidedAt }: PortalPath, than: PortalPath): boolean =>
  status === 'approved' ||
  status === 'requested' ||
  ((status === 'declined' || status === 'retired') && Number(decidedAt) > Number(than.decidedAt));
