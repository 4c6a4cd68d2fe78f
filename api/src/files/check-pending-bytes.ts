import type { EntityManager } from '@mikro-orm/postgresql';
import { busy, tooLarge } from '#errors';
import { getNetwork, getSite } from '#limits/network';
import { uploadBudget } from '#limits/upload-budget';
import { hashKey } from '#secret-key';

/**
 * The uploader whose budget a file counts toward: the hash of a network. Null for an administrator, whose files count toward the
 * total only.
 */
export const getUploader = (address: string | null): string =>
  hashKey(`uploads from ${getSite(address ?? '') ?? getNetwork(address ?? '')}`);

/**
 * Rejects more bytes than the budget has left, for one uploader, for all of them and overall. With `hold`, others are counted
 * only after this transaction ends, so that concurrent uploads don't all claim the same space.
 */
export async function checkPendingBytes(
  em: EntityManager,
  uploader: string | null,
  bytes: number,
  { hold = false } = {},
): Promise<void> {
  if (hold) await em.execute("select pg_advisory_xact_lock(hashtext('waiting uploads'))");
  const [waiting] = await em.execute<Array<Record<'own' | 'uploaders' | 'total', string>>>(
    `select coalesce(sum(bytes) filter (where uploader = ?), 0) as own,
            coalesce(sum(bytes) filter (where uploader is not null), 0) as uploaders, coalesce(sum(bytes), 0) as total
       from (select uploader, coalesce(size, reserved_bytes, 0)::bigint as bytes from stored_files f
              where f.created_at > now() - interval '2 days'
                and not exists (select 1 from enquiries e where e.attachment_id = f.id)
                and not exists (select 1 from ai_documents d where d.file_id = f.id)) waiting`,
    [uploader],
  );
  const { perAddress, allAddresses, total } = uploadBudget;
  const isFull = (used: string | undefined, budget: { bytes: number }) => Number(used) + bytes > budget.bytes;
  if (uploader !== null && isFull(waiting?.own, perAddress))
    throw tooLarge(
      'Too many files from your network are waiting. Send the enquiry they belong to, or try again tomorrow',
    );
  if ((uploader !== null && isFull(waiting?.uploaders, allAddresses)) || isFull(waiting?.total, total))
    throw busy("Files can't be uploaded right now. Please try again later, or send your enquiry without one");
}
