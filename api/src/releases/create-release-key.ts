import { type CreateReleaseKey, defaultKeyDays } from 'rules/releases';
import { clock } from '#clock';
import { audited } from '#audit/audited';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { User } from '#people/user.entity';
import { ReleaseKey } from '#releases/release-key.entity';
import { hashOfKey, makeKey } from '#secret-key';

const day = 24 * 60 * 60_000;

/** Creates a key that works until it expires, or until its creator is no administrator. Returns it in clear, this once. */
export async function createReleaseKey(
  context: Context,
  { name, remotes, expiresInDays }: CreateReleaseKey,
): Promise<{ id: string; key: string; expiresAt: Date }> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const key = makeKey();
  const expiresAt = new Date(clock.now() + (expiresInDays ?? defaultKeyDays) * day);
  const id = await audited(context, async (tx, tell) => {
    const made = tx.create(ReleaseKey, {
      name,
      remotes: [...new Set(remotes)],
      keyHash: hashOfKey(key),
      createdBy: tx.getReference(User, viewer.id),
      expiresAt,
    });
    const details = `${made.remotes.join(', ') || 'every portal'}; expires ${expiresAt.toISOString().slice(0, 10)}`;
    tell({ action: 'release_key_created', subject: { kind: 'release_key', id: made.id, label: name }, details });
    return made.id;
  });
  context.securityLog.record({ kind: 'release_key_created', details: `Key of ${name}` });
  return { id, key, expiresAt };
}
