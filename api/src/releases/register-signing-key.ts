import type { RegisterSigningKey } from 'rules/release-trust';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { notFound } from '#errors';
import { ReleaseKey } from '#releases/release-key.entity';

/** From now on the key only publishes versions that are signed for this public key. */
export async function registerSigningKey(
  context: Context,
  id: string,
  { publicKey }: RegisterSigningKey,
): Promise<void> {
  await withAudit(context, async (tx, record) => {
    const key = await tx.findOne(ReleaseKey, { id, revokedAt: null });
    if (!key) throw notFound('release key');
    key.publicKey = publicKey;
    const subject = { kind: 'release_key', id, label: key.name } as const;
    record({ action: 'release_key_signing', subject, details: publicKey });
  });
}
