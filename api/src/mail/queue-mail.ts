import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#new-id';
import { getHold } from '#jobs/hold';
import type { Mail } from '#mail/mail';
import { withTraceparent } from '#telemetry/traceparent';

/** Retries cover most of a day: the worker's backoff goes up to six hours. */
const maxAttempts = 12;

/** Queues a mail in the caller's transaction, so it is sent only if that commits, and after the hold of a change that can be undone. */
export async function queueMail(em: EntityManager, mail: Omit<Mail, 'id'>): Promise<void> {
  const hold = getHold(em);
  const payload: Mail = { id: newId(), ...mail };
  const key = hold ? `held mail ${payload.id}` : null;
  if (key) hold?.jobKeys.push(key);
  await em.execute(
    'select id from graphile_worker.add_job(?, payload := ?::json, max_attempts := ?, run_at := ?, job_key := ?)',
    ['sendMail', JSON.stringify(withTraceparent(payload)), maxAttempts, hold?.heldUntil ?? null, key],
  );
}
