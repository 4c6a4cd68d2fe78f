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

/** Writes an entry in the transaction of the change that it tells of. */
export function recordActivity(em: EntityManager, { actor, ...entry }: Entry): Activity {
  return em.create(Activity, { ...entry, actor: actor && em.getReference(User, actor.id) });
}

/** Tells the followers, after the transaction. The change stands even where the telling fails: they see it at their next read. */
export async function announceActivity({ bus, log }: Context, { id }: Activity): Promise<void> {
  try {
    await bus.publish('activityAdded', { id });
  } catch (err) {
    log.warn({ err, activity: id }, 'followers could not be told of an activity');
  }
}
