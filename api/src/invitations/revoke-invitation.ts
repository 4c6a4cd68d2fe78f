import type { Context } from '#context';
import { findUnused } from '#invitations/find-unused';

/** Takes an invitation back: its link and code are worth nothing from now on. */
export async function revokeInvitation({ em, viewer }: Context, id: string): Promise<void> {
  await em.transactional(async (tx) => {
    const invitation = await findUnused(tx, viewer, id);
    invitation.revokedAt ??= new Date();
  });
}
