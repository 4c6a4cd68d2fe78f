import { promisify } from 'node:util';
import type { Request, RequestHandler, Response } from 'express';
import session, { type CookieOptions, type SessionData, type Store } from 'express-session';
import type { Logger } from 'pino';
import type { Viewer } from '#access/viewer';
import type { Session } from '#context';
import type { Flow } from '#external-sign-in/flow';
import { idle, type SessionStore } from '#http/session-store';
import type { Bus } from '#live/bus';

declare module 'express-session' {
  interface SessionData {
    viewer: Viewer;
    /** What the provider said at an external sign-in, sealed: signing out there asks for it. */
    idToken: string;
    /** An external sign-in under way. */
    flow: Flow;
    /** A sign-in that waits for its second factor. */
    challenge: string;
  }
}

const cookieName = 'sid';

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

/** Now, not with the answer: whoever goes on to another place may be back before. */
export const saveSession = ({ session: open }: Request): Promise<void> =>
  promisify(open.save)
    .call(open)
    .then(() => {});

/** The session of a request, as the domains see it. */
export function sessionOf(req: Request, res: Response, bus: Bus): Session {
  return {
    get viewer() {
      return req.session?.viewer ?? null;
    },
    get challenge() {
      return req.session?.challenge ?? null;
    },
    start: (viewer, idToken = req.session.viewer?.id === viewer.id ? req.session.idToken : undefined) =>
      renew(req, bus, { viewer, ...(idToken && { idToken }) }),
    ask: (challenge, lifetime) => renew(req, bus, { challenge }, lifetime),
    async end() {
      if (!req.session?.viewer) return;
      const { sessionID } = req;
      await promisify(req.session.destroy).call(req.session);
      res.clearCookie(cookieName, { path: '/' });
      await tell(bus, sessionID, req.log);
    },
  };
}

/** Another session under another id, so that an id from before is worth nothing. */
async function renew(req: Request, bus: Bus, data: Partial<SessionData>, lifetime?: number): Promise<void> {
  const before = req.session.viewer ? req.sessionID : null;
  await promisify(req.session.regenerate).call(req.session);
  Object.assign(req.session, data);
  if (lifetime) req.session.cookie.maxAge = lifetime;
  await saveSession(req);
  // The framework would write it again at the end of the request, and bring it back if it was ended in the meantime.
  req.session.save = (done) => {
    done?.(null);
    return req.session;
  };
  if (before) await tell(bus, before, req.log);
}

/** Ends every session of a person, and closes their sockets. */
export function sessionsEnder({ dropAllOf }: SessionStore, bus: Bus, log: Logger): (userId: string) => Promise<void> {
  return async (userId) => {
    const dropped = await dropAllOf(userId);
    await Promise.all(dropped.map((id) => tell(bus, id, log)));
  };
}

/** Closes the sockets of an ended session, on every server. The session is over even where the telling fails. */
async function tell(bus: Bus, sessionId: string, log: Logger): Promise<void> {
  try {
    await bus.publish('sessionEnded', { sessionId });
  } catch (err) {
    log.warn({ err }, 'the sockets of an ended session could not be closed');
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
