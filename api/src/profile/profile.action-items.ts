import type { ActionItem } from '#action-items/action-item';
import type { Context } from '#context';
import { ownedBy } from '#invitations/contractor-profile.access';
import { ContractorProfile } from '#invitations/contractor-profile.entity';
import { User } from '#people/user.entity';

/** A contractor who joined by a link has not entered what the registration of contractors requires. */
export async function findIncompleteProfile({ em, viewer }: Context): Promise<ActionItem[]> {
  if (!viewer || (await em.count(ContractorProfile, ownedBy(viewer))) > 0) return [];
  const { id, createdAt } = await em.findOneOrFail(User, viewer.id, { fields: ['createdAt'] });
  return [
    {
      id,
      kind: 'incomplete_profile',
      title: 'Complete your profile',
      detail: 'Add your tag name, experience and technologies',
      since: createdAt,
      dueAt: null,
      path: '/account',
    },
  ];
}
