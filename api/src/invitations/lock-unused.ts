import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '#access/viewer';
import { findVisible } from '#db/find-visible';
import { conflict } from '#errors';
import { visibleTo } from '#invitations/invitation.access';
import { Invitation } from '#invitations/invitation.entity';

/** Loads an invitation to change it. Waits for a concurrent redemption. */
export async function lockUnused(tx: EntityManager, viewer: Viewer | null, id: string): Promise<Invitation> {
  const invitation = await findVisible(tx, Invitation, id, visibleTo(viewer), { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (invitation.usedAt) throw conflict('This invitation has already been used');
  return invitation;
}
