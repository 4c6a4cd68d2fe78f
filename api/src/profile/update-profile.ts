import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { UpdateContractorProfileInput, UpdateProfileInput } from 'rules/profile';
import { type RecordAudit, withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { requireUnchanged, type Version } from '#db/if-updated-at';
import { nextUpdatedAt } from '#db/next-updated-at';
import { unauthenticated } from '#errors';
import { refuseTakenTagName, storeContractorProfile } from '#invitations/store-contractor-profile';
import { announceUser } from '#people/announce-user';
import { User } from '#people/user.entity';

/** Changes the viewer's own name. Returns the account's id. */
export const updateProfile = (context: Context, input: UpdateProfileInput, ifUpdatedAt: Version): Promise<string> =>
  changeOwnAccount(context, ifUpdatedAt, async (_tx, user, record) => rename(user, input, record));

/** Changes the viewer's own name, and what they say about themselves as a contractor. Returns the account's id. */
export const updateContractorProfile = (
  context: Context,
  input: UpdateContractorProfileInput,
  ifUpdatedAt: Version,
): Promise<string> =>
  refuseTakenTagName(() =>
    changeOwnAccount(context, ifUpdatedAt, async (tx, user, record) => {
      rename(user, input, record);
      await storeContractorProfile(tx, user, input);
      // The account's version is also that of its profile, which may be the only one of both that changes.
      user.updatedAt = nextUpdatedAt(user);
    }),
  );

async function changeOwnAccount(
  context: Context,
  ifUpdatedAt: Version,
  change: (tx: EntityManager, user: User, record: RecordAudit) => Promise<void>,
): Promise<string> {
  const { viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  await limits.count('changeProfile', { person: viewer.id });
  const user = await withAudit(context, async (tx, record) => {
    const account = await lockAccount(tx, viewer.id);
    requireUnchanged(account, ifUpdatedAt, 'profile');
    await change(tx, account, record);
    return account;
  });
  await announceUser(context, user);
  return user.id;
}

/** A person's own account, locked until the transaction ends. */
export const lockAccount = (tx: EntityManager, id: string): Promise<User> =>
  tx.findOneOrFail(User, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

/** Administrators know people by their names, so that a change is recorded. */
function rename(user: User, { firstName, lastName }: UpdateProfileInput, record: RecordAudit): void {
  const before = formatName(user);
  Object.assign(user, { firstName, lastName });
  const label = formatName(user);
  if (label === before) return;
  record({
    action: 'own_name_changed',
    subject: { kind: 'user', id: user.id, label },
    details: `From ${before} to ${label}`,
  });
}

const formatName = ({ firstName, lastName }: User) => `${firstName} ${lastName}`;
