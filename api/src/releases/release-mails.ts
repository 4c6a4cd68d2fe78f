import type { EntityManager } from '@mikro-orm/postgresql';
import { brand } from 'rules/brand';
import type { ReleaseEventKind } from 'rules/releases';
import type { Context } from '#context';
import type { Mail } from '#mail/mail';
import { queueMail } from '#mail/queue-mail';
import { User } from '#people/user.entity';
import { ReleaseEvent } from '#releases/release-event.entity';
import type { Releaser } from '#remotes/find-releaser';

interface ReleaseMove {
  remote: string;
  /** The actor: a key, an administrator by email, or the server. */
  by: Releaser | string;
}

/** Notifies every administrator of a change to a remote. Called in the transaction of the change, after it. */
export async function queueReleaseMails(
  tx: EntityManager,
  { publicUrl }: Context['settings'],
  { remote, by }: ReleaseMove,
): Promise<void> {
  await tx.flush();
  const event = await tx.findOneOrFail(ReleaseEvent, { remote }, { orderBy: { id: 'desc' } });
  const administrators = await tx.find(User, { role: 'admin', deactivatedAt: null }, { orderBy: { email: 'asc' } });
  for (const to of administrators)
    await queueMail(tx, createReleaseMail(to, event, { by: formatActor(by), publicUrl }));
}

const formatActor = (by: Releaser | string): string => {
  if (typeof by === 'string') return by;
  return by.createdBy ? `release key of ${by.name}, created by ${by.createdBy}` : `release key of ${by.name}`;
};

const kindTexts: Record<ReleaseEventKind, string> = {
  published: 'published to everyone',
  canary_started: 'started as a canary',
  canary_ended: 'canary ended',
  rolled_back: 'rolled back',
  rolled_back_by_itself: 'rolled back automatically',
  approval_requested: 'waiting for approval',
  approval_declined: 'declined',
};

/** Without the reason, which may quote what a stranger's browser reported. The history has it. */
function createReleaseMail(
  { email, firstName, lastName }: User,
  { remote, kind, version, fromVersion }: ReleaseEvent,
  { by, publicUrl }: { by: string; publicUrl: URL },
): Omit<Mail, 'id'> {
  return {
    to: { name: `${firstName} ${lastName}`.trim(), address: email },
    subject: `${brand.name}: ${remote} ${kindTexts[kind]}`,
    text: `Hello ${firstName},

${isMove(kind) ? `${remote} was released at ${publicUrl.origin}` : `A version of ${remote} at ${publicUrl.origin}`}:

  What:     ${kindTexts[kind]}
  Version:  ${version}
  Before:   ${fromVersion ?? 'none'}
  By:       ${by}

${isMove(kind) ? getRollbackHint(remote, publicUrl) : getApprovalHint(kind, publicUrl)}

${brand.name}
`,
  };
}

/** The other events do not move the pointer. */
const isMove = (kind: ReleaseEventKind): boolean => kind !== 'approval_requested' && kind !== 'approval_declined';

const getRollbackHint = (
  remote: string,
  publicUrl: URL,
) => `If you didn't expect this, roll it back and revoke the release key:

${new URL('/admin/releases', publicUrl).href}

or run: npm run release -- ${remote} --rollback --to ${publicUrl.origin}`;

const getApprovalHint = (kind: ReleaseEventKind, publicUrl: URL) => `${
  kind === 'approval_requested'
    ? "It is published when an administrator other than the key's holder approves it. See what it changes, then approve or decline:"
    : 'It is not published. Its history:'
}

${new URL('/admin/releases', publicUrl).href}`;
