import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { notFound } from '#errors';
import { announceEndedKeys, revokeKeys } from '#releases/end-release-keys';
import { ReleaseKey } from '#releases/release-key.entity';

/** Revokes a key, and ends what depends on it. What everyone gets stays. */
export async function revokeReleaseKey(context: Context, id: string): Promise<void> {
  const ended = await withAudit(context, async (tx, record) => {
    const key = await tx.findOne(ReleaseKey, { id, revokedAt: null });
    if (!key) throw notFound('release key');
    return revokeKeys(tx, context, { keys: [key], record });
  });
  await announceEndedKeys(context, ended);
}
