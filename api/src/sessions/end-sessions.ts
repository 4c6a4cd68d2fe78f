import type { Context } from '#context';
import { notFound, unauthenticated } from '#errors';

/** Ends the current session, if any. */
export async function signOut({ viewer, session, securityLog }: Context): Promise<void> {
  if (!viewer) return;
  securityLog.record({ kind: 'signed_out' });
  await session.end();
}

/** Ends one of the viewer's sessions. Ending the current one signs them out. */
export async function endSession(context: Context, id: string): Promise<void> {
  const { viewer, session, openSessions, securityLog } = context;
  if (!viewer) throw unauthenticated();
  if (id === session.id) return signOut(context);
  if ((await openSessions.end(viewer.id, [id])) === 0) throw notFound('session');
  securityLog.record({ kind: 'session_ended', details: 'One other session' });
}

/** Ends all of the viewer's sessions except the current one. */
export async function endOtherSessions({ viewer, session, openSessions, securityLog }: Context): Promise<void> {
  if (!viewer) throw unauthenticated();
  const others = (await openSessions.findByUser(viewer.id)).filter(({ id }) => id !== session.id);
  const ended = await openSessions.end(
    viewer.id,
    others.map(({ id }) => id),
  );
  if (ended > 0) securityLog.record({ kind: 'session_ended', details: `All other sessions: ${ended}` });
}
