import type { EntityManager } from '@mikro-orm/postgresql';
import { busy, tooLarge } from '#errors';
import { getNetwork, getSite } from '#limits/network';
import { isUnattached } from '#files/unattached';
import { uploadBudget } from '#limits/upload-budget';
import { hashKey } from '#secret-key';

/**
 * The uploader whose budget a file counts toward: the hash of a network. Null for an administrator, whose files count toward the
 * total only.
 */
export const getUploader = (address: string | null): string =>
  hashKey(`uploads from ${getSite(address ?? '') ?? getNetwork(address ?? '')}`);

const personPrefix = 'person:';

/** A signed-in uploader, whose files count toward their own budget and the total, not toward that of visitors. */
export const getPersonUploader = (id: string): string => `${personPrefix}${id}`;

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
            coalesce(sum(bytes) filter (where uploader not like '${personPrefix}%'), 0) as uploaders, coalesce(sum(bytes), 0) as total
       from (select uploader, coalesce(size, reserved_bytes, 0)::bigint as bytes from stored_files f
              where f.created_at > now() - interval '2 days'
                and ${isUnattached}) waiting`,
    [uploader],
  );
  const { perAddress, allAddresses, total } = uploadBudget;
  const isFull = (used: string | undefined, budget: { bytes: number }) => Number(used) + bytes > budget.bytes;
  const isPerson = uploader?.startsWith(personPrefix) ?? false;
  if (uploader !== null && isFull(waiting?.own, perAddress)) throw tooLarge(isPerson ? ownFull : networkFull);
  const isVisitor = uploader !== null && !isPerson;
  if ((isVisitor && isFull(waiting?.uploaders, allAddresses)) || isFull(waiting?.total, total))
    throw busy(isPerson ? allFull : `${allFull}, or send your enquiry without one`);
}

const ownFull = 'Too many of your files are waiting. Attach them where they belong, or try again tomorrow';
const networkFull =
  'Too many files from your network are waiting. Send the enquiry they belong to, or try again tomorrow';
const allFull = "Files can't be uploaded right now. Please try again later";
