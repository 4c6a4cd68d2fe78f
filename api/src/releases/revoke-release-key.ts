import { audited } from '#audit/audited';
import type { Context } from '#context';
import { notFound } from '#errors';
import { ReleaseKey } from '#releases/release-key.entity';

/** From now on the key is worth nothing. What it has published stays. */
export async function revokeReleaseKey(context: Context, id: string): Promise<void> {
  await audited(context, async (tx, tell) => {
    const key = await tx.findOne(ReleaseKey, { id, revokedAt: null });
    if (!key) throw notFound('release key');
    key.revokedAt = new Date();
    tell({ action: 'release_key_revoked', subject: { kind: 'release_key', id, label: key.name } });
  });
}
