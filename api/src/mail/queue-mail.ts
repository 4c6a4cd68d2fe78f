import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#new-id';
import type { Mail } from '#mail/mail';
import { withTraceparent } from '#telemetry/traceparent';

/** Retries cover most of a day: the worker's backoff goes up to six hours. */
const maxAttempts = 12;

/** Queues a mail in the caller's transaction, so it is sent only if that commits. */
export async function queueMail(em: EntityManager, mail: Omit<Mail, 'id'>): Promise<void> {
  const payload: Mail = { id: newId(), ...mail };
  await em.execute('select id from graphile_worker.add_job(?, payload := ?::json, max_attempts := ?)', [
    'sendMail',
    JSON.stringify(withTraceparent(payload)),
    maxAttempts,
  ]);
}
