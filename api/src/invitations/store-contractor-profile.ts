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
  await requireFreeTagName(tx, user, tagName);
  const profile = { tagName, experienceLevel, technologies };
  const known = await tx.findOne(ContractorProfile, { user });
  if (known) Object.assign(known, profile);
  else tx.create(ContractorProfile, { user, ...profile });
}

const taken = (cause?: Error) => {
  const message = 'This tag name is taken. Please choose another';
  return conflict(message, { fields: { tagName: message }, cause });
};

/** Tag names from before names were normalized are taken in every way of writing them. */
async function requireFreeTagName(tx: EntityManager, user: User, tagName: string): Promise<void> {
  const others = await tx.execute<unknown[]>(
    'select 1 from contractor_profiles where lower(normalize(tag_name, nfc)) = lower(?) and user_id <> ?',
    [tagName, user.id],
  );
  if (others.length > 0) throw taken();
}

/** Runs a transaction that stores a profile. The database decides whose the tag name is: an error says so at its field. */
export async function refuseTakenTagName<T>(store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw taken(error);
  }
}
