import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#new-id';
import type { Mail } from '#mail/mail';
import { withTraceparent } from '#telemetry/traceparent';

/** Tries spread over most of a day: the worker waits up to six hours between them. */
const maxAttempts = 12;

/** Queues a mail in the caller's transaction: it is sent if the change is kept, and only then. */
export async function queueMail(em: EntityManager, mail: Omit<Mail, 'id'>): Promise<void> {
  const payload: Mail = { id: newId(), ...mail };
  await em.execute('select id from graphile_worker.add_job(?, payload := ?::json, max_attempts := ?)', [
    'sendMail',
    JSON.stringify(withTraceparent(payload)),
    maxAttempts,
  ]);
}
