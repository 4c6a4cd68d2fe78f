import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import type { OpenSession, OpenSessions } from '#context';
import { publishSessionEnded } from '#http/sessions/publish-session-ended';
import type { StoredSession, SessionStore } from '#http/sessions/session-store';
import type { Bus } from '#live/bus';

/** The public id of a session. The id in the cookie can't be derived from it. */
export const toPublicId = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex');

/** The open sessions of each person: lists them, and ends them together with their sockets. */
export function createOpenSessions(
  { store, findByUsers: allOf, deleteAllForUser: dropAll }: SessionStore,
  bus: Bus,
  log: Logger,
): OpenSessions {
  const destroy = promisify(store.destroy.bind(store));
  return {
    findByUser: async (userId) => (await allOf([userId])).map(toOpenSession),
    async findByUsers(userIds) {
      const kept = await allOf(userIds);
      const byPerson = Map.groupBy(kept, ({ data }) => data.viewer.id);
      return new Map([...byPerson].map(([userId, theirs]) => [userId, theirs.map(toOpenSession)]));
    },
    async end(userId, ids) {
      const named = (await allOf([userId])).filter(({ id }) => ids.includes(toPublicId(id)));
      await Promise.all(
        named.map(async ({ id }) => {
          await destroy(id);
          await publishSessionEnded(bus, id, log);
        }),
      );
      return named.length;
    },
    async endAll(userId) {
      const dropped = await dropAll(userId);
      await Promise.all(dropped.map((id) => publishSessionEnded(bus, id, log)));
    },
  };
}

const toOpenSession = ({ id, lastSeenAt, data: { startedAt, userAgent, address } }: StoredSession): OpenSession => ({
  id: toPublicId(id),
  startedAt: new Date(startedAt),
  lastSeenAt,
  userAgent,
  address,
});
