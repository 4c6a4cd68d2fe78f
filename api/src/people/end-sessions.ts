import type { Context } from '#context';
import { notFound, unauthenticated } from '#errors';

/** Ends a session of one's own. Ending the one that asks is signing out. */
export async function endSession({ viewer, session, openSessions }: Context, id: string): Promise<void> {
  if (!viewer) throw unauthenticated();
  if (id === session.id) return session.end();
  if ((await openSessions.end(viewer.id, [id])) === 0) throw notFound('session');
}

/** Ends all of one's sessions but the one that asks. */
export async function endOtherSessions({ viewer, session, openSessions }: Context): Promise<void> {
  if (!viewer) throw unauthenticated();
  const others = (await openSessions.of(viewer.id)).filter(({ id }) => id !== session.id);
  await openSessions.end(
    viewer.id,
    others.map(({ id }) => id),
  );
}
