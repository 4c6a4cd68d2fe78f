import { promisify } from 'node:util';
import connectPgSimple from 'connect-pg-simple';
import { RedisStore } from 'connect-redis';
import type { Request, RequestHandler, Response } from 'express';
import session, { type CookieOptions, type Store } from 'express-session';
import type { Pool } from 'pg';
import type { RedisClientType } from 'redis';
import type { Viewer } from '#access/viewer';
import type { Session } from '#context';
import type { Bus } from '#live/bus';

declare module 'express-session' {
  interface SessionData {
    viewer: Viewer;
  }
}

const cookieName = 'sid';
/** Seven days without a visit end a session (decisions, "People"). */
const idle = 7 * 24 * 60 * 60 * 1000;

interface Options {
  secret: string;
  publicUrl: URL;
  store: Store;
}

export function sessionMiddleware({ secret, publicUrl, store }: Options): RequestHandler {
  const cookie: CookieOptions = {
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.protocol === 'https:',
    maxAge: idle,
    path: '/',
  };
  return session({
    name: cookieName,
    secret,
    store: calm(store),
    cookie,
    resave: false,
    saveUninitialized: false,
    rolling: true,
  });
}

/** Sessions in Redis where there is one, else in the database. */
export function sessionStore(pool: Pool, redis: RedisClientType | null): Store {
  if (redis) return new RedisStore({ client: redis, prefix: '10x:session:' });
  const PgStore = connectPgSimple(session);
  // Expired rows go by a job, once for all servers.
  return new PgStore({ pool, tableName: 'session', pruneSessionInterval: false });
}

/** The session of a request, as the domains see it. */
export function sessionOf(req: Request, res: Response, bus: Bus): Session {
  return {
    get viewer() {
      return req.session?.viewer ?? null;
    },
    async start(viewer) {
      const before = req.session.viewer ? req.sessionID : null;
      await promisify(req.session.regenerate).call(req.session);
      req.session.viewer = viewer;
      await promisify(req.session.save).call(req.session);
      if (before) await tell(bus, before, req);
    },
    async end() {
      if (!req.session?.viewer) return;
      const { sessionID } = req;
      await promisify(req.session.destroy).call(req.session);
      res.clearCookie(cookieName, { path: '/' });
      await tell(bus, sessionID, req);
    },
  };
}

/** Closes the sockets of an ended session, on every server. The session is over even where the telling fails. */
async function tell(bus: Bus, sessionId: string, req: Request): Promise<void> {
  try {
    await bus.publish('sessionEnded', { sessionId });
  } catch (err) {
    req.log.warn({ err }, 'the sockets of an ended session could not be closed');
  }
}

/** A visit keeps a session alive, but one write a minute says so well enough. */
function calm(store: Store): Store {
  const touched = new Map<string, number>();
  const touch = store.touch?.bind(store);
  store.touch = (id, data, done) => {
    const now = Date.now();
    if (now - (touched.get(id) ?? 0) < 60_000) return done?.();
    if (touched.size > 10_000) touched.clear();
    touched.set(id, now);
    touch?.(id, data, done);
  };
  return store;
}
