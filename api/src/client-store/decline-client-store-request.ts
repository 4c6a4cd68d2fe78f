import { findUntaken } from '#client-store/find-untaken';
import type { Context } from '#context';
import { unauthenticated } from '#errors';

/** Takes a request out of the Client Store, without a project. */
export async function declineClientStoreRequest({ em, viewer }: Context, id: string): Promise<void> {
  if (!viewer) throw unauthenticated();
  await em.transactional(async (tx) => {
    const request = await findUntaken(tx, viewer, id);
    request.status = 'declined';
  });
}
