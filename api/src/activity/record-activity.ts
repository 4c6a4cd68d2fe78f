import type { EntityManager } from '@mikro-orm/postgresql';
import { Activity } from '#activity/activity.entity';
import type { ClientStoreRequest } from '#client-store/client-store-request.entity';
import type { Context } from '#context';
import { User } from '#people/user.entity';
import type { Project } from '#projects/project.entity';
import type { SupportTicket } from '#tickets/support-ticket.entity';

type Entry = ({ project: Project } | { clientStoreRequest: ClientStoreRequest } | { supportTicket: SupportTicket }) & {
  actor: { id: string } | null;
  description: string;
};

/** Writes an entry in the transaction of the change it describes. */
export function recordActivity(em: EntityManager, { actor, ...entry }: Entry): Activity {
  return em.create(Activity, { ...entry, actor: actor && em.getReference(User, actor.id) });
}

/** Notifies subscribers after the transaction. If that fails the change is kept, and they see it on their next read. */
export async function announceActivity({ bus, log }: Context, { id }: Activity): Promise<void> {
  try {
    await bus.publish('activityAdded', { id });
  } catch (err) {
    log.warn({ err, activity: id }, 'failed to publish an activity to subscribers');
  }
}
