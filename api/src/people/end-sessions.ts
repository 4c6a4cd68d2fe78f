import type { Context } from '#context';
import { notFound, unauthenticated } from '#errors';

/** Ends the session that asks, if there is one. */
export async function signOut({ viewer, session, securityLog }: Context): Promise<void> {
  if (!viewer) return;
  securityLog.record({ kind: 'signed_out' });
  await session.end();
}

/** Ends a session of one's own. Ending the one that asks is signing out. */
export async function endSession(context: Context, id: string): Promise<void> {
  const { viewer, session, openSessions, securityLog } = context;
  if (!viewer) throw unauthenticated();
  if (id === session.id) return signOut(context);
  if ((await openSessions.end(viewer.id, [id])) === 0) throw notFound('session');
  securityLog.record({ kind: 'session_ended', details: 'One other session' });
}

/** Ends all of one's sessions but the one that asks. */
export async function endOtherSessions({ viewer, session, openSessions, securityLog }: Context): Promise<void> {
  if (!viewer) throw unauthenticated();
  const others = (await openSessions.findByUser(viewer.id)).filter(({ id }) => id !== session.id);
  const ended = await openSessions.end(
    viewer.id,
    others.map(({ id }) => id),
  );
  if (ended > 0) securityLog.record({ kind: 'session_ended', details: `All other sessions: ${ended}` });
}
