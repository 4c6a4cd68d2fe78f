import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import type { OpenSession, OpenSessions } from '#context';
import { tellSessionEnded } from '#http/session-ended';
import type { KeptSession, SessionStore } from '#http/session-store';
import type { Bus } from '#live/bus';

/** What a session is called to the outside. From it nobody gets to the id in the cookie. */
export const publicId = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex');

/** The open sessions of each person: to list, and to end together with their sockets. */
export function openSessions({ store, allOf, dropAllOf }: SessionStore, bus: Bus, log: Logger): OpenSessions {
  const destroy = promisify(store.destroy.bind(store));
  return {
    of: async (userId) => (await allOf([userId])).map(asOpen),
    async ofEach(userIds) {
      const kept = await allOf(userIds);
      const byPerson = Map.groupBy(kept, ({ data }) => data.viewer.id);
      return new Map([...byPerson].map(([userId, theirs]) => [userId, theirs.map(asOpen)]));
    },
    async end(userId, ids) {
      const named = (await allOf([userId])).filter(({ id }) => ids.includes(publicId(id)));
      await Promise.all(
        named.map(async ({ id }) => {
          await destroy(id);
          await tellSessionEnded(bus, id, log);
        }),
      );
      return named.length;
    },
    async endAll(userId) {
      const dropped = await dropAllOf(userId);
      await Promise.all(dropped.map((id) => tellSessionEnded(bus, id, log)));
    },
  };
}

const asOpen = ({ id, lastSeenAt, data: { startedAt, userAgent, address } }: KeptSession): OpenSession => ({
  id: publicId(id),
  startedAt: new Date(startedAt),
  lastSeenAt,
  userAgent,
  address,
});
