import { type CreateReleaseKey, defaultKeyDays } from 'rules/releases';
import { clock } from '#clock';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { badInput, unauthenticated } from '#errors';
import { User } from '#people/user.entity';
import { queueKeyMail } from '#releases/key-mail';
import { ReleaseKey } from '#releases/release-key.entity';
import { formatKeyLabel } from '#remotes/find-releaser';
import { hashKey, createKey } from '#secret-key';

const day = 24 * 60 * 60_000;

/**
 * Creates a key. It works until it expires, its creator is no longer an administrator, or its holder's account is deactivated. Returns the
 * plain key, which is not stored. The holder gets a mail, so that no one can publish in another person's name unnoticed.
 */
export async function createReleaseKey(
  context: Context,
  { name, holder: holderEmail, remotes, publicKey, expiresInDays }: CreateReleaseKey,
): Promise<{ id: string; key: string; expiresAt: Date }> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const key = createKey();
  const expiresAt = new Date(clock.now() + (expiresInDays ?? defaultKeyDays) * day);
  const id = await withAudit(context, async (tx, record) => {
    const holder = await tx.findOne(User, { email: holderEmail });
    if (holder?.deactivatedAt) throw badInput({ holder: `The account of ${holderEmail} is deactivated` });
    const created = tx.create(ReleaseKey, {
      name,
      holderEmail,
      holder,
      publicKey: publicKey ?? null,
      remotes: [...new Set(remotes)],
      keyHash: hashKey(key),
      createdBy: tx.getReference(User, viewer.id),
      expiresAt,
    });
    const details = `held by ${holderEmail}; ${created.remotes.join(', ')}; expires ${expiresAt.toISOString().slice(0, 10)}`;
    record({ action: 'release_key_created', subject: { kind: 'release_key', id: created.id, label: name }, details });
    await queueKeyMail(tx, context, created);
    return created.id;
  });
  context.securityLog.record({
    kind: 'release_key_created',
    details: `Key of ${formatKeyLabel({ name, holderEmail })}`,
  });
  return { id, key, expiresAt };
}
