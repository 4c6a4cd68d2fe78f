import type { CreateReleaseKey } from 'rules/releases';
import { audited } from '#audit/audited';
import type { Context } from '#context';
import { ReleaseKey } from '#releases/release-key.entity';
import { hashOfKey, makeKey } from '#secret-key';

/** Makes a key. Answers it in clear, this once. */
export async function createReleaseKey(
  context: Context,
  { name, remotes }: CreateReleaseKey,
): Promise<{ id: string; key: string }> {
  const key = makeKey();
  const id = await audited(context, async (tx, tell) => {
    const made = tx.create(ReleaseKey, { name, remotes: [...new Set(remotes)], keyHash: hashOfKey(key) });
    const details = made.remotes.join(', ') || 'every portal';
    tell({ action: 'release_key_created', subject: { kind: 'release_key', id: made.id, label: name }, details });
    return made.id;
  });
  return { id, key };
}
