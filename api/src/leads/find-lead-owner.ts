import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '#errors';
import { canOwnLeads } from '#leads/lead.access';
import { User } from '#people/user.entity';

/** The person who gets a lead, or null for no one. The current owner is accepted even if deactivated. */
export async function findLeadOwner(
  em: EntityManager,
  id: string | null,
  currentOwner: User | null,
): Promise<User | null> {
  if (id === null) return null;
  if (currentOwner?.id === id) return currentOwner;
  const found = await em.findOne(User, { $and: [{ id }, canOwnLeads] });
  if (!found) throw badInput({ ownerId: 'Please select someone in sales or an administrator' });
  return found;
}
