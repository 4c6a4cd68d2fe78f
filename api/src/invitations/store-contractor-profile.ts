import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict } from '#errors';
import { ContractorProfile } from '#invitations/contractor-profile.entity';
import type { User } from '#people/user.entity';

type ContractorFields = Pick<ContractorProfile, 'tagName' | 'experienceLevel' | 'technologies'>;

/** Creates or changes the profile of a contractor. A former contractor still has one. */
export async function storeContractorProfile(
  tx: EntityManager,
  user: User,
  { tagName, experienceLevel, technologies }: ContractorFields,
): Promise<void> {
  const profile = { tagName, experienceLevel, technologies };
  const known = await tx.findOne(ContractorProfile, { user });
  if (known) Object.assign(known, profile);
  else tx.create(ContractorProfile, { user, ...profile });
}

/** Runs a transaction that stores a profile. The database decides whose the tag name is: an error says so at its field. */
export async function refuseTakenTagName<T>(store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const message = 'This tag name is taken. Please choose another';
    throw conflict(message, { fields: { tagName: message }, cause: error });
  }
}
