import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#new-id';
import { ProvenEmail } from '#mail/proven-email.entity';

/** Whether someone has used a link that was mailed to this email (lowercase). */
export const isProvenEmail = async (em: EntityManager, email: string): Promise<boolean> =>
  (await em.count(ProvenEmail, { email })) > 0;

/** Records it in the caller's transaction. Idempotent. */
export async function recordProvenEmail(tx: EntityManager, email: string): Promise<void> {
  await tx.execute(
    'insert into proven_emails (id, created_at, updated_at, email) values (?, now(), now(), ?) on conflict do nothing',
    [newId(), email],
  );
}
